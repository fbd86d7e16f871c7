import type { MockWorld } from '../../mock-server/client/world';

/** What calls of the world did against the contract, as sentences. */
export async function breachesIn(world: MockWorld): Promise<string[]> {
  const calls = await world.journal.list({ breaches: true });
  return calls.flatMap(({ method, url, breaches }) =>
    breaches.map(
      ({ where, path, message }) =>
        `off the contract: ${where} of ${method} ${url.split('?')[0]}, ${path || '/'} ${message}`,
    ),
  );
}
