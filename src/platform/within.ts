/**
 * Waits for a promise, but not longer than a time. The work behind the promise goes on after that.
 * @param ms the longest wait
 * @param late returns the result once that time is over; it may throw instead
 */
export function within<Result, Late>(promise: Promise<Result>, ms: number, late: () => Late): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(late);
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
