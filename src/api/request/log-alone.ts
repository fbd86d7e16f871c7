import type { components } from '../../../openapi/generated/ui-gateway';
import { isRecord, type UnknownRecord } from '../response/record';
import { apiConfiguration, configureApi } from '../configure';
import { credentials, setCsrfToken } from './csrf';
import { traceHeaders } from './headers';

type LogEntry = components['schemas']['LogEntry'];

/**
 * Sends one entry as a log batch (`POST /logging/batch-log`), for a page whose app did not start. It needs neither the
 * clients nor a checked configuration, because it is part of the page itself.
 * @param configuration the URL of the runtime configuration, which names the address of the log
 * @param isLeftOut whether the configuration wants no such entry
 * @throws when the configuration names no address, or the network fails
 */
export async function logAlone(
  entry: LogEntry,
  configuration: string,
  isLeftOut: (config: UnknownRecord) => boolean,
): Promise<void> {
  const { origin, timeoutMs } = apiConfiguration();
  const config: unknown = await (
    await fetch(new URL(configuration, origin()), { signal: AbortSignal.timeout(timeoutMs) })
  ).json();
  if (!isRecord(config) || !isRecord(config.bases) || isLeftOut(config)) return;
  const { gateway, authentication } = config.bases;
  if (typeof gateway !== 'string' || typeof authentication !== 'string') return;
  configureApi({
    bases: { ...apiConfiguration().bases, gateway, authentication },
    withCredentials: config.withCredentials === true,
  });
  const request = new Request(new URL(`${gateway}/logging/batch-log`, origin()), {
    method: 'POST',
    headers: { ...traceHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ entries: [entry] }),
    credentials: credentials(),
    redirect: 'error',
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await setCsrfToken(request);
  await fetch(request);
}
