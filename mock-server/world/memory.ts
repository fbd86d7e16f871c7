import { takeSnapshot } from './snapshot';
import type { World } from './world';

const MB = 1024 * 1024;
/**
 * These limits keep one caller from filling the memory that all worlds of a mock server share. They count characters of
 * JSON. Long texts take about as much memory, small records twice as much (see docs/decisions/one-mock.md).
 */
export const MOST_TEXT = 64 * 1024;
const MOST_OF_WORLD = 16 * MB;
export const MOST_OF_ALL = 256 * MB;

/** A world has no room for a call, or the server none for another world. The caller reads the message. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';

  constructor(
    readonly what: 'call' | 'world',
    message: string,
  ) {
    super(message);
  }
}

/** What a world holds: its state and its journal. */
export function bytesOf(world: World): number {
  return stateBytesOf(world) + world.journal.bytes;
}

export function bytesOfAll(worlds: readonly World[]): number {
  return worlds.reduce((sum, world) => sum + bytesOf(world), 0);
}

/**
 * Counts the bytes that a call is going to bring into a world.
 * @param isWhole whether they replace the state of the world
 * @throws NoRoomError when the world, or all worlds together, would hold too much
 */
export function bring(worlds: readonly World[], world: World, bytes: number, isWhole = false): void {
  const gone = isWhole ? stateBytesOf(world) : 0;
  const held = bytesOf(world) - gone;
  if (held + bytes > MOST_OF_WORLD)
    throw new NoRoomError(
      'call',
      `The world "${world.id}" holds ${inMb(held)} of ${inMb(MOST_OF_WORLD)} MB, and this call brings ${inMb(bytes)} MB: ` +
        'reset it, or send less.',
    );
  const all = bytesOfAll(worlds) - gone;
  if (all + bytes > MOST_OF_ALL)
    throw new NoRoomError(
      'call',
      `All worlds hold ${inMb(all)} of ${inMb(MOST_OF_ALL)} MB, and this call brings ${inMb(bytes)} MB: ` +
        'delete worlds that nobody uses (GET /__mock/worlds).',
    );
  world.size.brought += bytes;
}

/** The measured size of the state, and what calls have brought since. */
function stateBytesOf(world: World): number {
  world.size.measured ??= JSON.stringify(takeSnapshot(world)).length;
  return world.size.measured + world.size.brought;
}

export function inMb(bytes: number): string {
  return String(Math.round((bytes / MB) * 10) / 10);
}
