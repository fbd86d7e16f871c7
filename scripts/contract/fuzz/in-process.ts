import { textsOnDisk } from '../../../mock-server/adapters/texts-on-disk';
import { dispatch } from '../../../mock-server/server/dispatch';
import { seedWorld } from '../../../mock-server/seed';
import { cookieNames, startSession } from '../../../mock-server/world/sessions';
import { takeSnapshot } from '../../../mock-server/world/snapshot';
import { World } from '../../../mock-server/world/world';
import type { Seen } from './judge';
import type { Wire } from './wire';

/** Noon in New York. The tests of the rules use the same instant. */
const NOW = Date.UTC(2026, 10, 21, 17);
export const ORIGIN = 'http://localhost:4010';
const CSRF = 'csrf-of-the-fuzzer';

/** `person` is a seeded person who has signed in, or null without a session; `level` is the assurance level. */
export interface Who {
  person: string | null;
  level: number;
}

/**
 * One world that returns to the seed before each case. Its clock is frozen, so a case gives the same result each time.
 */
export class FuzzWorld {
  /** Initial state and caller's headers, by caller. `begin` reuses the world while its state equals this one. */
  private readonly beginnings = new Map<string, { caller: Record<string, string>; state: string }>();
  private standing: string | undefined;

  private constructor(readonly world: World) {}

  static async make(): Promise<FuzzWorld> {
    const world = new World('fuzz', { seed: 1, now: NOW }, textsOnDisk);
    await seedWorld(world);
    return new FuzzWorld(world);
  }

  /** Resets the world to the seed and signs the caller in. Returns the caller's headers. */
  async begin(who: Who): Promise<Record<string, string>> {
    const key = `${who.person ?? ''} ${who.level}`;
    const known = this.beginnings.get(key);
    if (known && this.standing === key) return known.caller;
    const caller = await this.make(who);
    if (!known) this.beginnings.set(key, { caller, state: this.state() });
    this.standing = key;
    return caller;
  }

  /** Whether the state of the world equals the initial state. */
  isUnchanged(): boolean {
    return this.standing !== undefined && this.beginnings.get(this.standing)?.state === this.state();
  }

  /** Makes the next `begin` reset the world. */
  spend(): void {
    this.standing = undefined;
  }

  private async make({ person, level }: Who): Promise<Record<string, string>> {
    this.world.clear();
    // Each reset has other secrets, but a case repeats with the same ones.
    this.world.random.begin(0);
    this.world.random.restore(1);
    // Freeze the clock first: the seed computes its times from it.
    this.world.clock.freeze(true);
    this.world.clock.set(NOW);
    await seedWorld(this.world);
    const cookies = [`${cookieNames.csrf}=${CSRF}`];
    const found = person === null ? null : this.world.db.persons.get(person);
    if (found) {
      const associate = this.world.db.associates.findFirst((q) =>
        q.where((one) => one.personId === found.id && one.clientId !== null && !one.suspended),
      );
      const { session } = await startSession(this.world, found, {
        method: 'Lifion',
        level,
        associateId: associate?.id ?? null,
      });
      cookies.push(`${cookieNames.session}=${session.id}`);
    }
    return { cookie: cookies.join('; '), 'x-csrf-token': CSRF, 'x-trace-id': 'fuzz' };
  }

  async send(wire: Wire, caller: Record<string, string>): Promise<Seen> {
    const { status, headers, body } = await dispatch(this.world, {
      method: wire.method,
      url: wire.url,
      headers: withCaller(wire, caller),
      body: wire.body,
      origin: ORIGIN,
    });
    return {
      status,
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      text: body === null ? undefined : String(body),
    };
  }

  /** The state as text. It leaves out the position of the random source, which new trace ids move. */
  private state(): string {
    return JSON.stringify({ ...takeSnapshot(this.world), random: 0, clock: this.world.clock.now() });
  }
}

/** The header names of the result are in lower case. */
export function withCaller(
  { headers, withoutCsrf }: Wire,
  caller: Readonly<Record<string, string>>,
): Record<string, string> {
  const all = { ...caller, ...headers };
  const lower = Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
  if (withoutCsrf) delete lower['x-csrf-token'];
  return lower;
}
