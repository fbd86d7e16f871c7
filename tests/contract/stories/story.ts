import type { World } from '../../../mock-server/world/world';

/** By name: a few calls of a user that reach declared responses. Each call states the response that it expects. */
export type Stories = Readonly<Record<string, (world: World) => Promise<void>>>;
