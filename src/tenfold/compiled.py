import numba
compiled = numba.njit(nogil=True)
