import fc from 'fast-check';
import { test } from 'vitest';
import { type Caller, newCaller } from '../../../mock-server/testing/client';
import { oblige } from '../../../mock-server/seed/scenarios/state';
import type { World } from '../../../mock-server/world/world';
import { agree, same, type Step } from './step';

const commands = ['changePassword', 'reviewContactInfo', 'createBasicCredentials'] as const;
type Command = (typeof commands)[number];

interface Model {
  asked: Command[];
  /** Null until ann creates the first one. */
  password: string | null;
  /** The number of changes, so that each new password differs from the last. */
  changes: number;
}

interface Real {
  world: World;
  ann: Caller;
}

/** Each `n` has its own password. Dashes between the digits avoid a run such as "12". */
const newPassword = (n: number) => `Quiet!${[...String(n + 10)].join('-')}Wx`;
/** Who has a password has met the obligation to create one. */
const open = ({ asked, password }: Model) =>
  asked.filter((one) => password === null || one !== 'createBasicCredentials');
const done = (model: Model, met: Command) => void (model.asked = model.asked.filter((one) => one !== met));

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  fc.constantFrom(...commands).map((command) => ({
    name: `ask for ${command}`,
    async run(model, { world }) {
      await oblige(world, 'ann', { command });
      model.asked.push(command);
    },
  })),
  fc.constant({
    name: 'what is in the way?',
    async run(model, { ann }) {
      const { is, body } = await ann.call('checkObligations');
      const [next] = open(model);
      same(is, next === undefined ? '200' : '412 BLOCKED_BY_OBLIGATION', 'checkObligations');
      if (next !== undefined) same(JSON.stringify(body).includes(`"command":"${next}"`), true, `${next} comes first`);
    },
  }),
  fc.constant({
    name: 'any other call',
    run: async (model, { ann }) =>
      same(
        (await ann.call('listMyDevices')).is,
        open(model).length === 0 ? '200' : '412 BLOCKED_BY_OBLIGATION',
        'listMyDevices',
      ),
  }),
  fc.constant({
    name: 'change the password',
    when: (model) => model.password !== null,
    async run(model, { ann }) {
      model.changes += 1;
      const next = newPassword(model.changes);
      const oldPassword = model.password ?? '';
      same(
        (await ann.call('changePassword', { body: { oldPassword, newPassword: next } })).is,
        '204',
        'changePassword',
      );
      model.password = next;
      done(model, 'changePassword');
    },
  }),
  fc.constant({
    name: 'confirm the contact info',
    async run(model, { ann }) {
      same((await ann.call('confirmContactInfo')).is, '200', 'confirmContactInfo');
      done(model, 'reviewContactInfo');
    },
  }),
  fc.constant({
    name: 'create credentials',
    async run(model, { ann }) {
      const isFirst = model.password === null;
      model.changes += 1;
      const next = newPassword(model.changes);
      same(
        (await ann.call('createBasicCredentials', { body: { username: 'ann.lee', password: next } })).is,
        isFirst ? '204' : '403 INSUFFICIENT_PERMISSIONS',
        'createBasicCredentials',
      );
      if (!isFirst) return;
      model.password = next;
      done(model, 'createBasicCredentials');
    },
  }),
];

test('obligations follow one another, block every other call, and end once satisfied', async () => {
  await agree('obligation-model', steps, async (world) => {
    await world.db.persons.patch('ann', { password: null });
    return {
      model: { asked: [], password: null, changes: 0 },
      real: { world, ann: await newCaller(world).signIn('ann') },
    };
  });
});
