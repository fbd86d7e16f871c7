/** Long-lived caching lacks "always", so nginx leaves it out of error responses. */
export function addHeaders(headers: Readonly<Record<string, string>>, indent = '    '): string {
  return Object.entries(headers)
    .map(
      ([name, value]) =>
        `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}"` +
        `${name === 'Cache-Control' && value !== 'no-store' ? '' : ' always'};`,
    )
    .join('\n');
}
