import type { Passkey } from '../../world/store/collections';

const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Leaves out transports that the contract does not know. No field when none is left. */
function transportsOf(transports: readonly string[]): { transports?: (typeof known)[number][] } {
  const listed = known.filter((one) => transports.includes(one));
  return listed.length === 0 ? {} : { transports: listed };
}

/** How WebAuthn names a passkey in a request. */
export function descriptorOf({ credentialId, transports }: Passkey) {
  return { id: credentialId, type: 'public-key' as const, ...transportsOf(transports) };
}
