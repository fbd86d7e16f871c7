import type { Contact, Person } from '../world/store/collections';
import type { World } from '../world/world';

/** The address, or the number in E.164. */
export function valueOf(contact: Contact): string {
  return 'address' in contact ? contact.address : contact.number;
}

/** Of an address, case does not count. */
export function isContact(value: string): (contact: Contact) => boolean {
  return (one) => valueOf(one).toLowerCase() === value.toLowerCase();
}

/** Who has verified this address or number. An unverified one may be mistyped, so it keeps nobody from proving it. */
export function verifiedHolder(world: World, value: string): Person | undefined {
  const isIt = isContact(value);
  const isProven = (one: Contact) => one.isVerified && isIt(one);
  return world.db.persons.findFirst((q) => q.where(({ emails, phones }) => [...emails, ...phones].some(isProven)));
}

/** Whether somebody else has verified it. */
export function isTaken(world: World, value: string, person?: Person): boolean {
  const holder = verifiedHolder(world, value);
  return holder !== undefined && holder.id !== person?.id;
}

type Contacts = Pick<Person, 'emails' | 'phones'>;

export function mapContacts(
  { emails, phones }: Contacts,
  change: <One extends Contact>(contact: One) => One,
): Contacts {
  return { emails: emails.map(change), phones: phones.map(change) };
}

export function withContact({ emails, phones }: Contacts, contact: Contact): Contacts {
  return 'address' in contact ? { emails: [...emails, contact], phones } : { emails, phones: [...phones, contact] };
}
