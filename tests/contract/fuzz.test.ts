import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../openapi/generated/operations';
import { FuzzWorld, ORIGIN, type Who, withCaller } from '../../scripts/contract/fuzz/in-process';
import { brokenInput, validInput } from '../../scripts/contract/fuzz/inputs';
import { refusalProblemsOf, validProblemsOf } from '../../scripts/contract/fuzz/judge';
import { hold } from '../../scripts/contract/fuzz/settings';
import { curlLine, onWire, type Wire } from '../../scripts/contract/fuzz/wire';
import { operationsNamed } from '../../scripts/contract/operations-named';

const ids = operationsNamed(process.env.CONTRACT_ONLY);

/** Mostly a user who may call every operation, sometimes one who may not. */
const anybody: fc.Arbitrary<Who> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Who>({ person: 'ann', level: 3 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Who>(
      { person: null, level: 0 },
      { person: 'ann', level: 1 },
      { person: 'oscar', level: 3 },
      { person: 'pat', level: 1 },
      { person: 'noah', level: 1 },
      { person: 'uma', level: 3 },
      { person: 'pia', level: 1 },
      { person: 'basil', level: 3 },
    ),
  },
);

const fuzz = await FuzzWorld.make();

/** Returns a command that repeats the request by hand, against `npm run mock` and with the reader's cookies. */
function line(wire: Wire, who: Who): string {
  const headers = withCaller(wire, { cookie: 'csrf-token=x; session=...', 'x-csrf-token': 'x' });
  return `as ${who.person ?? 'nobody'} (level ${who.level}): ${curlLine(ORIGIN, { ...wire, headers })}`;
}

describe('a request that fits the contract gets a response that fits it', () => {
  test.each(ids)('%s', async (id: OperationId) => {
    const property = fc.asyncProperty(fc.record({ input: validInput(id), who: anybody }), async ({ input, who }) => {
      const seen = await fuzz.send(onWire(id, input), await fuzz.begin(who));
      fuzz.spend();
      expect(validProblemsOf(id, seen, who.person !== null)).toEqual([]);
    });
    await hold(id, property, ({ input, who }) => line(onWire(id, input), who));
  });
});

describe('a request that breaks the contract gets the error envelope and changes nothing', () => {
  test.each(ids)('%s', async (id: OperationId) => {
    const property = fc.asyncProperty(fc.record({ broken: brokenInput(id), who: anybody }), async ({ broken, who }) => {
      const caller = await fuzz.begin(who);
      const seen = await fuzz.send(broken.wire, caller);
      const isUnchanged = fuzz.isUnchanged();
      if (!isUnchanged) fuzz.spend();
      expect(refusalProblemsOf(id, seen, broken.why)).toEqual([]);
      expect(isUnchanged, `the state is as it was (${broken.why})`).toBe(true);
    });
    await hold(id, property, ({ broken, who }) => `${broken.why}, ${line(broken.wire, who)}`);
  });
});
