/**
 * The value of a cookie as it was written; undefined without one.
 * @param source in the format of `document.cookie`
 */
export function cookieIn(source: string, name: string): string | undefined {
  const pair = source.split(';').find((one) => one.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}
