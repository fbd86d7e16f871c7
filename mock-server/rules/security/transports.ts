const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** The transports of a credential that the contract knows, for a descriptor; nothing when there are none. */
export function transportsOf(transports: readonly string[]): { transports?: (typeof known)[number][] } {
  const listed = known.filter((one) => transports.includes(one));
  return listed.length === 0 ? {} : { transports: listed };
}
