import { CHUNK_LOAD_TIMEOUT_MS, CHUNK_RELOAD_EVERY_MS, LOG_WAIT_MS } from '../config/constants';
import { log, sendLogs } from '../api/logging';
import { readStored, writeStored } from '../platform/storage';
import { environment, isLeaving } from './navigation';
import { showToastAfterReload } from './toasts';
import { within } from '../platform/within';

/** A part of the page failed to load, even after a reload. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Reloads the page after the first failure of a part, because a new release has usually removed the old files. The
 * second one throws, and the page informs the user. Throws at once when the browser is offline or storage is forbidden,
 * because nothing else would prevent endless reloads. While the page leaves for another document it waits 120 s first,
 * because a reload would keep the user here.
 * @throws ChunkError
 */
export async function reloadOnce(cause: unknown): Promise<never> {
  log('warn', 'chunk-lost', { message: cause instanceof Error ? cause.message : 'timeout' });
  if (isLeaving()) await new Promise((resolve) => setTimeout(resolve, CHUNK_LOAD_TIMEOUT_MS));
  const wasReloaded = Date.now() - (readStored('reloadedForChunk') ?? 0) < CHUNK_RELOAD_EVERY_MS;
  if (wasReloaded || !navigator.onLine) fail(cause);
  // The reload would drop what still waits for the configuration or a token.
  await within(sendLogs(), LOG_WAIT_MS, () => undefined);
  if (!writeStored('reloadedForChunk', Date.now())) fail(cause);
  // The reload closes dialogs and drops the press, so the page has to explain it.
  showToastAfterReload('info', 'PAGE_RELOADED');
  environment().reload();
  return new Promise(() => undefined); // the page is going away
}

function fail(cause: unknown): never {
  throw new ChunkError('A part of the page could not be loaded.', { cause });
}
