import { findPerson } from '../../world/person-of-call';
import { rewind } from '../../world/snapshot';
import type { World } from '../../world/world';
import type { ControlCalls } from '../define';
import { httpArchive } from '../har';
import { ControlRefusal } from '../refusal';
import { requireOperation } from './verify';
import { describe } from './worlds';

export const journalCalls = {
  listCalls({ world, request, query }) {
    const { format, person, ...asked } = query;
    if (asked.operationId !== undefined) requireOperation(asked.operationId);
    const id = person === undefined ? undefined : (findPerson(world, person)?.id ?? person);
    const entries = world.journal.list({ ...asked, person: id });
    return { body: format === 'har' ? httpArchive(entries, request.origin) : entries };
  },

  clearCalls({ world }) {
    world.journal.clear();
    return undefined;
  },

  async rewind({ worlds, world, path: { id }, body: { as } = {} }) {
    const moment = world.journal.momentBefore(id);
    if (!moment) throw new ControlRefusal(404, 'NOT_FOUND', whyNot(world, id));
    if (as !== undefined && (as === 'default' || worlds.has(as)))
      throw new ControlRefusal(
        409,
        'WORLD_EXISTS',
        `There is a world "${as}", and a rewind replaces none: take another name. GET /__mock/worlds lists them.`,
      );
    const target = as === undefined ? world : await worlds.create(as, world.options);
    await rewind(target, moment);
    return { body: describe(target) };
  },
} satisfies Partial<ControlCalls>;

/** Why there is no rewind to before this call, and what to do. */
function whyNot({ journal }: World, id: number): string {
  if (id >= journal.next) return `There is no call ${id}. GET /__mock/journal lists them.`;
  const [first, ...others] = journal.rewindable;
  return first === undefined
    ? `The journal has no state before call ${id}, nor before another call: make a call first.`
    : `The journal has no state before call ${id}: take a call from ${first} to ${others.at(-1) ?? first}.`;
}
