import { nearest } from '../contract/nearest';
import { findPerson } from '../world/person-of-call';
import type { FaultRule } from '../world/faults';
import { RecordError } from '../world/store/record-error';
import type { World } from '../world/world';

const nouns = { persons: 'person', clients: 'client', associates: 'associate' } as const;

export function unknownRecord(world: World, name: keyof typeof nouns, id: string): string {
  const known = world.db[name].all().map((one) => one.id);
  return `there is no ${nouns[name]} "${id.slice(0, 60)}": did you mean "${nearest(id, known)}"?`;
}

/** Null and undefined refer to nothing. @throws RecordError that names the nearest record, at the field of the id */
export function refuseUnknown(world: World, ids: Readonly<Record<string, unknown>>): void {
  for (const [field, name] of [
    ['personId', 'persons'],
    ['clientId', 'clients'],
    ['associateId', 'associates'],
  ] as const) {
    const id = ids[field];
    if (typeof id === 'string' && !world.db[name].get(id))
      throw new RecordError(unknownRecord(world, name, id), [field]);
  }
}

/** @throws RecordError for a fault whose `when` names an unknown person */
export function refuseFaultOfNobody(world: World, { when }: FaultRule): void {
  if (when?.person === undefined || findPerson(world, when.person)) return;
  throw new RecordError(
    `${unknownRecord(world, 'persons', when.person)} For a username without an account write "when": {"body": {"username": ...}}.`,
    ['when', 'person'],
  );
}
