/**
 * The headers of a webhook in the Standard Webhooks specification (https://www.standardwebhooks.com): its id, its time
 * in seconds, and an HMAC with SHA-256 of "id.time.body". A receiver computes the HMAC too, and compares the two before
 * it trusts the body.
 * @param secret `whsec_` and the key in base64; any other text is the key itself
 */
export async function signedHeaders(
  secret: string,
  { id, at, body }: { id: string; at: number; body: string },
): Promise<Record<string, string>> {
  const seconds = Math.floor(at / 1000);
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = new Uint8Array(
    await crypto.subtle.sign('HMAC', key, encoder.encode(`${id}.${String(seconds)}.${body}`)),
  );
  return {
    'Webhook-Id': id,
    'Webhook-Timestamp': String(seconds),
    'Webhook-Signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

/** `whsec_` and 32 random bytes in base64, for a webhook without a given secret. */
export function newSecret(): string {
  return `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const coded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  if (coded === undefined || coded.length % 4 !== 0) return new TextEncoder().encode(secret);
  return Uint8Array.from(atob(coded), (character) => character.charCodeAt(0));
}
