import type { Person } from '../world/store/collections';
import { sessionsOwnedBy } from '../world/sessions';
import { RecordError } from '../world/store/record-error';
import type { World } from '../world/world';
import { makeAssociate } from '../world/store/make';

/** A copy of the person in `like`; the other fields say how it differs. */
export interface NewPerson {
  like: Person;
  /** Fields of the record that replace those of `like`. */
  particular?: Readonly<Record<string, unknown>>;
  /** The copy is a member of these clients, not of those of `like`. */
  clients?: readonly string[] | undefined;
}

/** A copy of a person gets copies of these records too. */
const COPIED = ['associates', 'devices', 'products', 'obligations', 'acceptances'] as const;
/** These records go when the person goes. */
const REMOVED = [...COPIED, 'sessions', 'tokens', 'challenges', 'activities'] as const;

/**
 * Adds all people of the list, or none. Each is a copy of the person in `like` with its own id, username, e-mail
 * address and phone number. A copy has no passkeys and no session.
 * @throws RecordError with its row, for a username that is taken, an unknown client, or an invalid field
 */
export async function addPeople(world: World, list: readonly NewPerson[]): Promise<Person[]> {
  refuseTooMany(world, list);
  const made: Person[] = [];
  const before = (['persons', ...COPIED] as const).map((name) => [name, [...world.db[name].all()]] as const);
  try {
    for (const newPerson of list) {
      refuseUnknownClient(world, newPerson);
      const number = freeNumber(world, newPerson.like);
      const person = await world.db.persons.add(personOf(world, newPerson, number));
      made.push(person);
      await addRecords(world, newPerson, person);
    }
    return made;
  } catch (error) {
    // One person after the other would take seconds, in which other worlds wait.
    for (const [name, records] of before) await world.db[name].restore(records);
    throw error;
  }
}

function refuseUnknownClient(world: World, { clients = [] }: NewPerson): void {
  const unknown = clients.find((id) => !world.db.clients.get(id));
  if (unknown !== undefined) throw new RecordError(`There is no client "${unknown.slice(0, 60)}" in this world.`);
}

/** Of one call. More would hold up the other worlds. */
const MOST_RECORDS = 2000;

function refuseTooMany(world: World, list: readonly NewPerson[]): void {
  const copied = new Map<string, number>();
  for (const name of COPIED)
    for (const { personId } of world.db[name].all())
      if (personId !== null) copied.set(personId, (copied.get(personId) ?? 0) + 1);
  const made = list.reduce((sum, { like, clients = [] }) => sum + 1 + clients.length + (copied.get(like.id) ?? 0), 0);
  if (made > MOST_RECORDS)
    throw new RecordError(
      `These people and what they have make ${made} records, and a call makes at most ${MOST_RECORDS}: ask for fewer.`,
    );
}

/** Removes all records of the person too. Returns whether the person existed. */
export function removePerson(world: World, id: string): boolean {
  for (const name of REMOVED) {
    const collection = world.db[name];
    for (const record of [...collection.all()])
      if (record.personId === id) collection.remove(String(Reflect.get(record, collection.key)));
  }
  for (const session of sessionsOwnedBy(world, id)) world.db.sessions.delete(session);
  return world.db.persons.remove(id);
}

/** The number of people gives the last digits of a phone number, so no two are equal. */
function personOf(world: World, { like, particular = {} }: NewPerson, number: number): object {
  const id = `${like.id}-${number}`;
  const username = like.username === null ? null : `${like.username}.${number}`;
  const digits = String(world.db.persons.count()).padStart(4, '0').slice(-4);
  return {
    ...like,
    passkeys: [],
    security: { ...like.security, userHandle: null },
    username,
    emails: like.emails.map((email) => ({
      ...email,
      address: email.address.replace(/^[^@]+/, (name) => `${name}-${number}`),
    })),
    phones: like.phones.map((one, index) => ({ ...one, number: `+1646${555 + index}${digits}` })),
    ...particular,
    id,
  };
}

/** These are the memberships, the devices and the further records of `like`. */
async function addRecords(world: World, { like, clients }: NewPerson, person: Person): Promise<void> {
  for (const clientId of clients ?? []) await makeAssociate(world, person, clientId);
  for (const name of COPIED) {
    const collection = world.db[name];
    if (name === 'associates' && clients) continue;
    for (const record of collection.all().filter(({ personId }) => personId === like.id)) {
      await collection.add({
        ...record,
        ...(name === 'associates' && namesOf(person)),
        personId: person.id,
        // A hyphen would not do: `associate-ben-100` of the copy `ben-100` is also what ben himself is for client 100.
        [collection.key]: `${String(Reflect.get(record, collection.key))}~${person.id}`,
      });
    }
  }
}

function namesOf({ firstName, lastName, dateOfBirth, username }: Person) {
  return { firstName, lastName, dateOfBirth, username };
}

/** The first number whose id is free: ann-1, ann-2 ... */
function freeNumber(world: World, like: Person): number {
  let number = 1;
  while (world.db.persons.get(`${like.id}-${number}`)) number += 1;
  return number;
}
