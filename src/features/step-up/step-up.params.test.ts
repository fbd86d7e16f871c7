import { describe, expect, it } from 'vitest';
import { paths } from '../../navigation/paths';
import { purposeOf, reasonsOf } from './step-up.params';

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
