import type { ControlCalls } from '../define';
import { refuseFaultOfNobody } from '../../rules/references';
import { notFound } from '../refusal';
import { checkedRule } from '../../call/checked-rule';

export const faultCalls = {
  listFaults({ world }) {
    return { body: world.faults.list() };
  },

  addFault({ world, body }) {
    const rule = checkedRule(body);
    refuseFaultOfNobody(world, rule);
    return { status: 201, body: world.faults.add(rule) };
  },

  removeFaults({ world, query }) {
    const removed = world.faults.remove(query.id);
    if (query.id !== undefined && removed === 0)
      throw notFound(`There is no fault "${query.id}". GET /__mock/faults lists them.`);
    return undefined;
  },
} satisfies Partial<ControlCalls>;
