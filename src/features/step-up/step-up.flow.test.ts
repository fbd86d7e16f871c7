import { beforeAll, describe, expect, it, vi } from 'vitest';
import { delivered } from '../../../tests/support/delivered-config';
import { parseConfig, setConfig } from '../../config/config';
import { paths } from '../../navigation/paths';
import {
  initialStepUp,
  isMethod,
  keptOf,
  lastUsedFirst,
  levelOf,
  type Method,
  purposeOf,
  readStepUpQuery,
  reasonsOf,
  startStepUp,
  type StepUp,
  stepUpReducer,
  tellApart,
} from './step-up.flow';

const sms: Method = { id: 'sms-0', type: 'SMS', destination: '+1 ••• ••• 0177' };
const passkey: Method = { id: 'passkey', type: 'PASSKEY' };
const challenge = { id: 'ch-1', expiresAt: 1_000, resendAt: 500 };
const run = (state: StepUp, ...events: Parameters<typeof stepUpReducer>[1][]) => events.reduce(stepUpReducer, state);
const entering = run(
  initialStepUp,
  { type: 'choose', methodId: 'sms-0' },
  { type: 'challenged', method: sms, challenge },
);

it('numbers the destinations of one type that look the same, and no others', () => {
  const methods: Method[] = [
    { id: 'totp-0', type: 'TOTP' },
    { id: 'totp-1', type: 'TOTP' },
    { id: 'sms-0', type: 'SMS', destination: '***0177' },
    { id: 'voice-0', type: 'VOICE', destination: '***0177' },
    { id: 'email-0', type: 'EMAIL', destination: 'a***@example.com' },
    { id: 'email-1', type: 'EMAIL', destination: 'b***@example.com' },
    { id: 'email-2', type: 'EMAIL', destination: 'a***@example.com' },
  ];
  const shown = tellApart(methods, ({ destination, number, total }) => `${destination} (${number} of ${total})`);
  expect(shown.map(({ destination }) => destination)).toEqual([
    undefined,
    undefined,
    '***0177',
    '***0177',
    'a***@example.com (1 of 2)',
    'b***@example.com',
    'a***@example.com (2 of 2)',
  ]);
  expect(shown.map(({ id }) => id)).toEqual(methods.map(({ id }) => id));
});

it('knows six methods', () => {
  const types = ['SMS', 'VOICE', 'EMAIL', 'TOTP', 'PASSKEY', 'BACKUP_CODE', 'PUSH', 'sms'];
  expect(types.filter((type) => isMethod({ type }))).toEqual(types.slice(0, 6));
});

it('puts the type that was used last first, and keeps the order of the service', () => {
  const ids = (last?: Method['type']) => {
    const types = ['PASSKEY', 'SMS', 'EMAIL', 'SMS'] as const;
    return lastUsedFirst(
      types.map((type, at) => ({ id: at, type })),
      last,
    ).map(({ id }) => id);
  };
  expect(ids()).toEqual([0, 1, 2, 3]);
  expect(ids('SMS')).toEqual([1, 3, 0, 2]);
  expect(ids('TOTP')).toEqual([0, 1, 2, 3]);
});

describe('the query of step-up', () => {
  beforeAll(() => {
    vi.stubGlobal('window', { location: { origin: 'https://id.example' } });
    setConfig(parseConfig(delivered()));
    return () => vi.unstubAllGlobals();
  });

  it.each([0, 1, 2, 3])('accepts requiredLevel %i', (level) => expect(levelOf(String(level))).toBe(level));
  it.each([
    null,
    '',
    ' ',
    '4',
    '-1',
    '1.5',
    '1e0',
    '٢',
    'three',
    '03',
    'NaN',
    '3 ',
    '3;0',
    '\0',
    '99999999999999999999',
  ])('uses level 3 for requiredLevel %j', (text) => expect(levelOf(text)).toBe(3));
  it('uses /auth/logout as the default of cancel, and ignores targets on other origins', () => {
    const query = readStepUpQuery('?redirectUrl=https://evil.example/&cancelUrl=javascript:alert(1)');
    expect(query).toMatchObject({ cancelUrl: '/auth/logout', hasRedirect: false, hasCancel: false });
    expect(readStepUpQuery('?redirectUrl=/auth/user&cancelUrl=/auth/legal')).toMatchObject({
      redirectUrl: '/auth/user',
      cancelUrl: '/auth/legal',
      hasRedirect: true,
      hasCancel: true,
    });
  });
});

describe('step-up', () => {
  it('restores a sent code that has no expiry', () => {
    const kept = { method: sms, challenge: { ...challenge, expiresAt: null } };
    expect(startStepUp(kept)).toMatchObject({ step: 'code', ...kept });
  });
  it('restores only a valid sent code after a reload', () => {
    expect(startStepUp(JSON.parse(JSON.stringify(keptOf(entering))))).toEqual(entering);
    expect(keptOf(initialStepUp)).toBeUndefined();
    for (const kept of [
      undefined,
      null,
      7,
      '',
      [],
      {},
      { method: sms },
      { method: passkey, challenge },
      { method: sms, challenge: { ...challenge, id: 7 } },
      { method: sms, challenge: { ...challenge, resendAt: 'soon' } },
    ]) {
      expect(startStepUp(kept)).toBe(initialStepUp);
    }
  });
  it('ignores a choice once it has asked for the code', () =>
    expect(run(entering, { type: 'choose', methodId: 'email-0' })).toBe(entering));
  it('ignores every event after leaving', () => {
    const left = run(entering, { type: 'leave' });
    expect(run(left, { type: 'challenged', method: sms, challenge })).toEqual({ step: 'left' });
  });
});

const contacts = paths.accountSettings({ tab: 'contact-info' });
const security = paths.accountSettings({ tab: 'security' });
const of = (redirectUrl: string, cancelUrl: string) => purposeOf({ redirectUrl, cancelUrl }, 'https://app.test');

describe('the change that a step-up is for', () => {
  it('is not named when an obligation stops the way to contact info, and Cancel logs out', () =>
    expect(of(contacts, paths.logout())).toBeNull());

  it.each([security, `${security}?resume=other`, '/view/home', 'https://other.test/auth/account-settings'])(
    'is not named for %s',
    (redirectUrl) => expect(of(redirectUrl, security)).toBeNull(),
  );
});

describe('what the choice of a method says first', () => {
  it.each([
    [null, undefined, []],
    [null, 'newDevice', ['reason.newDevice']],
    [null, 'sensitiveChange', ['reason.sensitiveChange']],
    ['codes', 'sensitiveChange', ['purpose.codes']],
    ['codes', 'policy', ['purpose.codes', 'reason.policy']],
  ] as const)('with purpose %s and reason %s is %j', (purpose, reason, said) =>
    expect(reasonsOf(purpose, reason)).toEqual(said),
  );

  it('leaves out a reason that this version does not know', () => {
    const newer: string = 'badWeather';
    expect(reasonsOf(null, newer)).toEqual([]);
  });
});
