import { operationIds } from '../../contract/route-index';
import type { ControlCalls } from '../define';

/** Tells whether handlers, a real service or a recording respond to the operations. */
export const sourceCalls = {
  getSource({ world }) {
    const { upstream } = world.surroundings;
    if (!upstream) return { body: { kind: 'mock', origin: null, file: null, operations: [] } };
    const { origin, file, recorded } = upstream.state();
    return {
      body: {
        kind: upstream.source,
        origin,
        file,
        operations: operationIds
          .filter((id) => upstream.takes(id))
          .map((operationId) => ({ operationId, recordedCalls: recorded.get(operationId) ?? 0 })),
      },
    };
  },
} satisfies Partial<ControlCalls>;
