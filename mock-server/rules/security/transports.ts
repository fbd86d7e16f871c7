const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Leaves out transports that the contract does not know. No field when none is left. */
export function transportsOf(transports: readonly string[]): { transports?: (typeof known)[number][] } {
  const listed = known.filter((one) => transports.includes(one));
  return listed.length === 0 ? {} : { transports: listed };
}
