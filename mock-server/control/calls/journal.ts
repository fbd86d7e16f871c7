import type { ControlCalls } from '../define';
import { findPerson } from '../../http/person-of-call';
import { httpArchive } from '../har';

export const journalCalls = {
  listCalls({ world, request, query }) {
    const { format, person, ...asked } = query;
    const id = person === undefined ? undefined : (findPerson(world, person)?.id ?? person);
    const entries = world.journal.list({ ...asked, person: id });
    return { body: format === 'har' ? httpArchive(entries, request.origin) : entries };
  },

  clearCalls({ world }) {
    world.journal.clear();
    return undefined;
  },
} satisfies Partial<ControlCalls>;
