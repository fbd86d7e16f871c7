import type { Person, Snapshot } from '../data/control';
import type { ListedOperation } from '../data/listed-operations';
import { inWords } from '../data/operations';
import { type ChoiceOption, fitting, rankOfOption } from '../parts/choice-options';
import { views } from '../data/views';
import { keyOf } from '../views/records/record-fields';

export type GroupName = 'Views' | 'People' | 'Scenarios' | 'Operations' | 'Records';

/** `value` is unique in its group. */
export interface Entry extends ChoiceOption {
  group: GroupName;
}

export interface Group {
  name: GroupName;
  entries: Entry[];
}

interface Source {
  people: readonly Person[];
  scenarios: readonly { name: string; description: string }[];
  operations: readonly ListedOperation[];
  collections: Snapshot['collections'];
}

/** More entries of a group would hide the next one. */
const MOST = 6;

export function everything({ people, scenarios, operations, collections }: Source): Group[] {
  return [
    { name: 'Views', entries: views.map(({ id, name }) => ofView(id, name)) },
    { name: 'People', entries: people.map(ofPerson) },
    { name: 'Scenarios', entries: scenarios.map(ofScenario) },
    { name: 'Operations', entries: operations.map(ofOperation) },
    { name: 'Records', entries: ofRecords(collections) },
  ];
}

/**
 * The first entries of each group that fit; the group with the best entry comes first, because Enter takes that. Without
 * a search these are the views alone.
 */
export function groupsFor(search: string, groups: readonly Group[]): Group[] {
  if (search.trim() === '') return groups.slice(0, 1);
  return groups
    .map(({ name, entries }) => ({ name, entries: fitting(entries, search).slice(0, MOST) }))
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => bestRank(search, one) - bestRank(search, other));
}

function bestRank(search: string, { entries: [first] }: Group): number {
  return first ? rankOfOption(search, first) : Infinity;
}

function ofView(id: string, name: string): Entry {
  return { group: 'Views', value: id, label: name };
}

function ofPerson({ id, username, description, emails, firstName, lastName }: Person): Entry {
  const text = [firstName, lastName, ...emails].join('\n');
  return { group: 'People', value: id, label: `Sign in as ${username ?? id}`, about: description, text };
}

function ofScenario({ name, description }: { name: string; description: string }): Entry {
  return { group: 'Scenarios', value: name, label: inWords(name), about: description };
}

function ofOperation({ key, id, summary, text }: ListedOperation): Entry {
  return { group: 'Operations', value: key, label: id, about: summary, text };
}

function ofRecords(collections: Snapshot['collections']): Entry[] {
  return Object.entries(collections).flatMap(([collection, records]) =>
    records.map((record): Entry => {
      const key = keyOf(collection, record);
      return {
        group: 'Records',
        value: `${collection}/${encodeURIComponent(key)}`,
        label: key,
        about: inWords(collection),
        text: JSON.stringify(record),
      };
    }),
  );
}
