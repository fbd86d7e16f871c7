/** Waits for a result, but at most `ms`. Returns undefined when it does not come, or when the work fails. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work.catch(() => undefined), end]);
  } finally {
    clearTimeout(timer);
  }
}
