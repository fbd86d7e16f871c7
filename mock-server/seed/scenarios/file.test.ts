import { expect, test } from 'vitest';
import { testWorld } from '../../testing/client';
import { scenariosIn } from './file';

/** Why the last scenario of the text is refused, after the name of the file. */
async function refusalOf(text: string): Promise<string> {
  const scenario = scenariosIn({ name: 'mine', text }).at(-1);
  try {
    await scenario?.apply(await testWorld(), {});
    return 'taken';
  } catch (error) {
    return String(error).replace(/^.*?mine\.yaml, /, '');
  }
}

const nested = ['a', 'b', 'c', 'd', 'e'].map(
  (name, index) =>
    `  ${name}: &${name} [${
      index === 0
        ? 'x, x'
        : Array(8)
            .fill(`*${'abcde'[index - 1]}`)
            .join()
    }]`,
);

test.each([
  [
    'a wrong duration',
    'persons:\n  ann:\n    devices: 1\n    lockedUntil: P1M',
    'line 5, column 5: "P1M" is no duration',
  ],
  [
    'one in the second document',
    'name: a\n---\nname: b\ndescription: B.\nclock:\n  advanceMs: P2W',
    'line 7, column 3: "P2W" is no duration',
  ],
  ['a letter after a duration', 'clock: { advanceMs: PT5X }', 'line 2, column 10: "PT5X" is no duration'],
  ['an alias that contains itself', 'persons: &p\n  ann: *p', 'line 3, column 8: the alias *p contains itself'],
  ['aliases of aliases', `parameters:\n${nested.join('\n')}`, 'line 7, column 13: the alias *d is one too many'],
  ['a document without a name', 'name: a\n---\ndescription: B.', 'line 4, column 1: a scenario of a file with several'],
  ['an empty document', 'name: a\n---\n', 'line 3, column 4: expected object, received null'],
  [
    'a wrong item',
    "persons:\n  ann:\n    memberships:\n      - '200'\n      - '999'",
    'line 6, column 9: there is no client "999"',
  ],
  [
    'a wrong field of an item',
    "persons: { ann: { obligations: [{ command: stepUp, clientId: '9' }] } }",
    'line 2, column 52: there is no client "9"',
  ],
  [
    'an item of a wrong type',
    'persons: { ann: { emails: [a@example.com, { address: 5 }] } }',
    'line 2, column 45: persons.ann.emails.1.address',
  ],
  [
    'a key that comes twice with a parameter',
    'persons: { ann: {}, $person: {} }',
    'line 2, column 21: Map keys must be unique',
  ],
  [
    'a code of a fault',
    'faults: [{ operationId: login, status: 401, code: NO }]',
    'line 2, column 45: faults.0.code: login does not declare the code NO',
  ],
  [
    'a body of a fault',
    'faults: [{ operationId: getMe, status: 200, body: { personId: 5 } }]',
    'line 2, column 53: faults.0.body.personId:',
  ],
  [
    'a header of a fault',
    "faults: [{ operationId: getMe, status: 503, headers: { 'a/b': x } }]",
    'line 2, column 45: faults.0.headers',
  ],
])('%s is shown at its own place', async (_, yaml, sentence) => {
  expect(await refusalOf(`description: A.\n${yaml}\n`)).toContain(sentence);
});

test('two values of a wrong type are both refused in one message', async () => {
  const refusal = await refusalOf('description: A.\npersons:\n  ann: { devices: 1.5 }\nlimits: { failedLogins: -2 }\n');
  expect(refusal.split('\n')).toEqual([
    expect.stringMatching(/^line 3, column 10: persons\.ann\.devices: expected int/),
    expect.stringMatching(/^mine\.yaml, line 4, column 11: limits\.failedLogins: must be >= 0/),
  ]);
});

test.each([
  [
    'the person of a fault',
    'faults: [{ operationId: getMe, when: { person: anne }, status: 503 }]',
    '40: there is no person "anne": did you mean "ann"?',
  ],
  [
    'a flag',
    'flags: { enableClientRebrandd: true }',
    '10: flags.enableClientRebrandd: there is no flag "enableClientRebrandd": did you mean "enableClientRebrand"?',
  ],
  ['the client of a flag', "flags: { 'enableClientRebrand:999': true }", '10: there is no client "999"'],
  [
    'the kind of a token',
    'tokens: { a: { kind: resetPasword, expiresAt: PT1M } }',
    '16: tokens.a.kind: there is no kind of token "resetPasword": did you mean "resetPassword"?',
  ],
  [
    'the text of a token',
    "tokens: { 'a b': { kind: resetPassword, expiresAt: PT1M } }",
    '11: tokens.token: expected a token',
  ],
  [
    'the associate of a token',
    'tokens: { a: { kind: registration, associateId: associate-ivi, expiresAt: PT1M } }',
    '36: there is no associate "associate-ivi": did you mean "associate-ivy"?',
  ],
  [
    'a phone number',
    "persons: { ann: { phones: ['212'] } }",
    '28: persons.ann.phones.0.number: expected a number in E.164 such as "+12125550123"',
  ],
  [
    'an e-mail address',
    'persons: { ann: { emails: [not an address] } }',
    '28: persons.ann.emails.0.address: expected an e-mail address',
  ],
  ['the id of a person', "persons: { 'a b': { name: A B } }", '12: persons.id: expected an id'],
  ['an address of a page', "groups: { pay: { url: '' } }", '18: groups.pay.url: expected an address'],
  ['a level', 'limits: { loginLevel: 5 }', '11: limits.loginLevel: must be <= 4'],
  ['a limit', 'limits: { failedLogins: -2 }', '11: limits.failedLogins: must be >= 0'],
  [
    'the name of a limit',
    'limits: { failedLogin: 2 }',
    '11: limits: there is no "failedLogin" here: did you mean "failedLogins"?',
  ],
  [
    'what attempts are counted',
    'attempts: { pasword:ann: { lockedUntil: PT1M } }',
    '13: attempts.pasword:ann: nothing counts attempts as "pasword": did you mean "password"?',
  ],
])('%s is checked', async (_, yaml, sentence) => {
  expect(await refusalOf(`description: A.\n${yaml}\n`)).toContain(`line 2, column ${sentence}`);
});

test.each([
  ['a date that no calendar has', 'dateOfBirth', '1990-02-31', 'expected a day of the calendar'],
  ['a date of another form', 'dateOfBirth', '31.02.1990', 'expected a day of the calendar'],
  ['a language', 'preferredLanguage', 'German!', 'expected a language such as "en-US"'],
  ['a region', 'region', 'de', 'expected a region'],
  ['a time zone', 'timezone', "'+01:00'", 'expected a time zone'],
  ['a secret', 'totpSecret', '12345678 9', 'expected base32'],
  ['a part of a thing', 'devices', '1.5', 'expected int'],
  ['less than nothing', 'devices', '-1', 'Too small'],
])('%s of a person is checked', async (_, field, value, sentence) => {
  const refusal = await refusalOf(`description: A.\npersons: { ann: { ${field}: ${value} } }\n`);
  expect(refusal).toContain(`line 2, column 19: persons.ann.${field}: ${sentence}`);
});

const people = Array.from({ length: 1001 }, (_, index) => `  p${index}: { name: P${index} X }`).join('\n');

test.each([
  ['devices', 'persons: { ann: { devices: 201 } }', 'persons.ann.devices: Too big: expected number to be <=200'],
  ['activities', 'persons: { ann: { secured: { activities: 601 } } }', 'Too big: expected number to be <=600'],
  ['passkeys', 'persons: { ann: { secured: { passkeys: 51 } } }', 'Too big: expected number to be <=50'],
  ['sessions', 'persons: { ann: { secured: { sessions: 201 } } }', 'Too big: expected number to be <=200'],
  ['backup codes', 'persons: { ann: { secured: { backupCodes: 3 } } }', 'Too big: expected number to be <=2'],
  ['people', `persons:\n${people}`, 'a scenario makes at most 2000 records, and this one makes 2002'],
  [
    'faults',
    `faults:\n${'  - { operationId: login, drop: true }\n'.repeat(101)}`,
    'Too big: expected array to have <=100 items',
  ],
  ['time', 'clock: { advanceMs: P999999999D }', 'line 2, column 10: clock.advanceMs: Too big'],
  ['time, twice', 'clock: { advanceMs: P99999999D }', 'line 2, column 10: time does not go so far'],
])('too many or too much is refused: %s', async (_, yaml, sentence) => {
  expect(await refusalOf(`description: A.\n${yaml}\n`)).toContain(sentence);
});
