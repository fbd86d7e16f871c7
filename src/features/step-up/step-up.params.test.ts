import { describe, expect, it } from 'vitest';
import { paths } from '../../navigation/paths';
import { purposeOf } from './step-up.params';

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
