import { expect, test } from 'vitest';
import { testWorld } from '../../testing/client';
import { scenariosIn } from './file';

/** Why the last scenario of the text is refused. */
async function refusalOf(text: string): Promise<string> {
  const scenario = scenariosIn({ name: 'mine', text }).at(-1);
  try {
    await scenario?.apply(await testWorld(), {});
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** An alias of eight aliases, four times. */
const nested = ['a', 'b', 'c', 'd', 'e'].map((name, index, { [index - 1]: last }) => {
  const items = Array.from({ length: 8 }, () => (last === undefined ? 'x' : `*${last}`));
  return `  ${name}: &${name} [${items.join()}]`;
});
const people = Array.from({ length: 1001 }, (_, index) => `  p${index}: { name: P${index} X }`);
const ofAnn = (fields: string) => `persons: { ann: { ${fields} } }`;

/** What a tester writes wrong, below a description. */
const mistakes = [
  // As YAML.
  'persons: { ann: ',
  'flags: {}\nflags: {}',
  'flags: *gone',
  'persons:\n\tann: {}',
  'about: Ann: locked',
  'persons:\n  ann:\n    devices: 1\n     products: true',
  'persons:\n  ann:\n    devices:1',
  'persons:\n  ann\n    devices: 1',
  'persons: { ann: {}, $person: {} }',
  'persons: &p\n  ann: *p',
  `parameters:\n${nested.join('\n')}`,
  'name: a\n---\ndescription: B.',
  'name: a\n---\n',
  'name: a\n---\nname: b\ndescription: B.\nclock:\n  advanceMs: P2W',
  // Types.
  'persons: []',
  'persons:\nann: {}',
  'clock: now',
  'name: Mine',
  ofAnn('isInactive: yes, lockedUntil: 0'),
  ofAnn('devices: -1'),
  ofAnn('phones: +12125550123'),
  ofAnn('emails: [a@example.com, { address: 5 }]'),
  'persons:\n  ann: { devices: 1.5 }\nlimits: { failedLogins: -2, sessionMs: 85000 }',
  // Names that nothing has.
  ofAnn('isInactiv: true'),
  'persons: { annn: { isInactive: true } }',
  'persons: { $who: {} }',
  ofAnn('memberships: [100, 999]'),
  ofAnn("obligations: [{ command: stepUp, clientId: '9' }]"),
  ofAnn('obligations: [sing]'),
  'limits: { failedLogin: 2 }',
  'flags: { enableClientRebrandd: true }',
  "flags: { 'enableClientRebrand:999': true }",
  'attempts: { pasword:ann: { lockedUntil: PT1M } }',
  'tokens: { a: { kind: resetPasword, expiresAt: PT1M } }',
  'tokens: { a: { kind: registration, associateId: associate-ivi, expiresAt: PT1M } }',
  'faults: [{ operationId: logIn, drop: true }]',
  'faults: [{ operationId: login, statsu: 500 }]',
  'faults: [{ operationId: getMe, when: { person: anne }, status: 503 }]',
  // Values that the platform does not have.
  ofAnn('lockedUntil: soon'),
  ofAnn('lockedUntil: P1M'),
  ofAnn('lockedUntil: 5'),
  'clock: { advanceMs: PT5X }',
  'clock: { advanceMs: 2 }',
  ofAnn('dateOfBirth: 1990-02-31'),
  ofAnn('dateOfBirth: 31.02.1990'),
  ofAnn('preferredLanguage: German!'),
  ofAnn('region: Germany'),
  ofAnn("timezone: '+01:00'"),
  ofAnn('totpSecret: 12345678 9'),
  ofAnn("phones: ['212']"),
  ofAnn('phones: [+491751234567]'),
  ofAnn('emails: [not an address]'),
  ofAnn('memberships: []'),
  ofAnn('obligations: [{ isLoginObligation: true }]'),
  ofAnn('obligations: [{ command: stepUp, args: { requiredLevel: 9 } }]'),
  ofAnn('obligations: [{ command: stepUp, args: { requiredLevel: three } }]'),
  ofAnn('obligations: [{ command: stepUp, args: { level: 3 } }]'),
  "persons: { 'a b': { name: A B } }",
  'persons: { zoe: { name: Zoe New, username: Ann.Lee } }',
  "tokens: { 'a b': { kind: resetPassword, expiresAt: PT1M } }",
  'tokens: { mine: { kind: registration } }',
  "groups: { pay: { url: '' } }",
  'limits: { loginLevel: 5 }',
  'faults: [{ operationId: login, status: 401, code: NO }]',
  'faults: [{ operationId: login, status: 418 }]',
  'faults: [{ operationId: getMe, status: 200, body: { personId: 5 } }]',
  "faults: [{ operationId: getMe, status: 503, headers: { 'a/b': x } }]",
  // Too many or too much.
  ofAnn('devices: 201'),
  ofAnn('secured: { activities: 601, passkeys: 51, sessions: 201, backupCodes: 3 }'),
  `persons:\n${people.join('\n')}`,
  `faults:\n${'  - { operationId: login, drop: true }\n'.repeat(101)}`,
  'clock: { advanceMs: P999999999D }',
  'clock: { advanceMs: P99999999D }',
];

test('each mistake is refused as before, with its line, its column and what to write', { tags: 'long' }, async () => {
  const told: string[] = [];
  for (const yaml of mistakes) {
    const refusal = await refusalOf(`description: A.\n${yaml}\n`);
    told.push(`${yaml.slice(0, 200).trimEnd()}\n    ${refusal.replaceAll('\n', '\n    ')}\n`);
  }
  await expect(told.join('\n')).toMatchFileSnapshot('../../../openapi/recorded/tools/scenario-mistakes.txt');
});
