import { loadTexts } from './load-texts';
import type { Namespace } from './resources';
import { CHUNK_LOAD_TIMEOUT_MS, CHUNK_RELOAD_EVERY_MS, LOG_WAIT_MS } from '../platform/constants';
import { isLeaving } from '../platform/leaving';
import { log, sendLogs } from '../platform/logging';
import { readStored, writeStored } from '../platform/storage';
import { showToastAfterReload } from '../platform/toasts';
import { within } from '../platform/within';

/** A part of the page failed to load, even after a reload. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Loads a part of the app within 120 s, and the texts that it says. What failed is lost (`reloadOnce`).
 * @throws ChunkError
 */
export async function loadPart<T>(part: () => Promise<T>, texts: readonly Namespace[] = []): Promise<T> {
  return tryPart(part, texts).catch(reloadOnce);
}

/** The same for a caller that deals with the failure itself. */
export async function tryPart<T>(part: () => Promise<T>, texts: readonly Namespace[]): Promise<T> {
  const all = Promise.all([part(), loadTexts(texts)]);
  const [loaded] = await within(all, CHUNK_LOAD_TIMEOUT_MS, timeOut);
  return loaded;
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
  showToastAfterReload('PAGE_RELOADED');
  location.reload();
  return new Promise(() => undefined); // the page is going away
}

function fail(cause: unknown): never {
  throw new ChunkError('A part of the page could not be loaded.', { cause });
}

function timeOut(): never {
  throw new Error('timeout');
}
