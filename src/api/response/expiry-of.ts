/**
 * Reads when a one-time code or a challenge expires. A service may omit it; the page then shows no time.
 * @returns epoch ms of the server's clock; null without a readable time
 */
export function expiryOf(expiresAt: string | undefined): number | null {
  const at = Date.parse(expiresAt ?? '');
  return Number.isNaN(at) ? null : at;
}
