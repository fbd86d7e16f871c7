/**
 * Waits for a promise, but not longer than a time. The work behind the promise then continues.
 * @param ms the longest wait
 * @param late returns the result after that time, or throws
 */
export function within<Result, Late>(promise: Promise<Result>, ms: number, late: () => Late): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(late);
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
