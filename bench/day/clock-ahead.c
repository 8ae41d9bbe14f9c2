/* For whatever is started with it (LD_PRELOAD) it is so many seconds later as the file CLOCK_AHEAD names says. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long ahead;

__attribute__((constructor)) static void read_ahead(void) {
  const char *name = getenv("CLOCK_AHEAD");
  FILE *file = name ? fopen(name, "r") : NULL;
  if (!file) return;
  if (fscanf(file, "%ld", &ahead) != 1) ahead = 0;
  fclose(file);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int failed = syscall(SYS_clock_gettime, clock, time);
  if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += ahead;
  return failed;
}

int gettimeofday(struct timeval *time, void *zone) {
  int failed = syscall(SYS_gettimeofday, time, zone);
  if (!failed && time) time->tv_sec += ahead;
  return failed;
}

time_t time(time_t *into) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (into) *into = now.tv_sec;
  return now.tv_sec;
}
