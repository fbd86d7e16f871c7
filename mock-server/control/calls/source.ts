import { operationIds } from '../../contract/route-index';
import type { ControlCalls } from '../define';

/** Tells whether handlers or a real service respond to the operations. */
export const sourceCalls = {
  getSource({ world }) {
    const { upstream } = world.surroundings;
    if (!upstream) return { body: { kind: 'mock', origin: null, operations: [] } };
    return {
      body: {
        kind: upstream.source,
        origin: upstream.origin,
        operations: operationIds.filter((id) => upstream.takes(id)),
      },
    };
  },
} satisfies Partial<ControlCalls>;
