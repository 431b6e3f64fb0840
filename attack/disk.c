/* A disk that fails when it is told to, and remembers what it was asked: loaded before everything else (LD_PRELOAD).

   TENFOLD_DISK names a folder. While a file of that name lies in it, SYNC lets every sync of a database fail,
   WRITE every write, READ every read; FULL leaves no room for any write. The clock goes wrong by as many
   seconds as the file CLOCK says. If a file TRACE lies there when the program starts, every write, change of
   length and sync of a database is appended to it: a header of five numbers, and the bytes of a write. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE = 2, SYNC = 3 };
enum { NONE = 0, DATABASE = 1, LOG = 2 };

static const char *folder;
static int trace = -1;
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_pwrite64)(int, const void *, size_t, off64_t);
static ssize_t (*real_pread64)(int, void *, size_t, off64_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_ftruncate64)(int, off64_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_clock_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void start(void)
{
    char path[PATH_MAX];
    real_pwrite64 = dlsym(RTLD_NEXT, "pwrite64");
    real_pread64 = dlsym(RTLD_NEXT, "pread64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_ftruncate64 = dlsym(RTLD_NEXT, "ftruncate64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_clock_gettime = dlsym(RTLD_NEXT, "clock_gettime");
    folder = getenv("TENFOLD_DISK");
    if (folder) {
        snprintf(path, sizeof path, "%s/TRACE", folder);
        trace = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    }
}

/* Which of the two files this is; the index beside them (-shm) lives in memory and is made anew. */
static int which(int file)
{
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return NONE;
    path[length] = 0;
    if (length > 7 && !strcmp(path + length - 7, ".sqlite"))
        return DATABASE;
    return length > 11 && !strcmp(path + length - 11, ".sqlite-wal") ? LOG : NONE;
}

static int fails(int kind, const char *how)
{
    char path[PATH_MAX];
    if (!folder || !kind)
        return 0;
    snprintf(path, sizeof path, "%s/%s", folder, how);
    if (access(path, F_OK))
        return 0;
    errno = strcmp(how, "FULL") ? EIO : ENOSPC;
    return 1;
}

static void note(int kind, int what, int64_t at, int64_t size, const void *bytes)
{
    int64_t header[5] = { what, kind, at, size, 0 };
    if (trace < 0 || !kind)
        return;
    pthread_mutex_lock(&one_at_a_time);
    real_write(trace, header, sizeof header);
    if (bytes)
        real_write(trace, bytes, size);
    pthread_mutex_unlock(&one_at_a_time);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at)
{
    int kind = which(file);
    if (fails(kind, "WRITE") || fails(kind, "FULL"))
        return -1;
    ssize_t done = real_pwrite64(file, bytes, size, at);
    if (done > 0)
        note(kind, WRITE, at, done, bytes);
    return done;
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at) { return pwrite64(file, bytes, size, at); }

ssize_t pread64(int file, void *bytes, size_t size, off64_t at)
{
    return fails(which(file), "READ") ? -1 : real_pread64(file, bytes, size, at);
}

ssize_t pread(int file, void *bytes, size_t size, off_t at) { return pread64(file, bytes, size, at); }

int ftruncate64(int file, off64_t size)
{
    int kind = which(file);
    int done = real_ftruncate64(file, size);
    if (!done)
        note(kind, TRUNCATE, size, 0, NULL);
    return done;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

static int synced(int file, int (*sync)(int))
{
    int kind = which(file);
    if (fails(kind, "SYNC"))
        return -1;
    int done = sync(file);
    if (!done)
        note(kind, SYNC, 0, 0, NULL);
    return done;
}

int fsync(int file) { return synced(file, real_fsync); }

int fdatasync(int file) { return synced(file, real_fdatasync); }

static long wrong_by(void)
{
    char path[PATH_MAX];
    long seconds = 0;
    snprintf(path, sizeof path, "%s/CLOCK", folder);
    FILE *file = fopen(path, "re");
    if (file) {
        if (fscanf(file, "%ld", &seconds) != 1)
            seconds = 0;
        fclose(file);
    }
    return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    if (!real_clock_gettime)
        real_clock_gettime = dlsym(RTLD_NEXT, "clock_gettime");
    int done = real_clock_gettime(clock, now);
    if (!done && clock == CLOCK_REALTIME && folder)
        now->tv_sec += wrong_by();
    return done;
}
