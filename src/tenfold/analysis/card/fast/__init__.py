"""The advice of `analysis.card` a second time, compiled, over records of the kernel: for playing games out.

Every file has the subject of one in `analysis/card`, where the reasons stand. tests/analysis/test_fast.py
proves that both choose the same.
"""
