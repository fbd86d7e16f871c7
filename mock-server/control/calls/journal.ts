import type { ControlCalls } from '../define';
import { httpArchive } from '../har';

export const journalCalls = {
  listCalls({ world, request, query }) {
    const { operationId, after, breaches } = query;
    const entries = world.journal
      .list({ operationId, after })
      .filter((entry) => !breaches || entry.breaches.length > 0);
    return { body: query.format === 'har' ? httpArchive(entries, request.origin) : entries };
  },

  clearCalls({ world }) {
    world.journal.clear();
    return undefined;
  },
} satisfies Partial<ControlCalls>;
