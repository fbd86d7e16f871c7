/**
 * Whether a host name always leads to this machine: localhost, a name below it, or a loopback address. Any other name
 * may be a foreign one that resolves here (DNS rebinding).
 * @param name lower case, without the port; an IPv6 address in brackets
 */
export function isOwnMachine(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}
