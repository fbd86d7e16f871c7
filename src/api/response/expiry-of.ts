/** Epoch ms of the server's clock. A service may omit it; the page then shows no time. */
export function expiryOf(expiresAt: string | undefined): number | null {
  const at = Date.parse(expiresAt ?? '');
  return Number.isNaN(at) ? null : at;
}
