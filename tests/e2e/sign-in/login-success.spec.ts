import { screen } from '../../support/verbs/screen';
import { signInPage as signIn } from '../../support/verbs/sign-in';
import { expect, test } from '../../support/test';

/** What a successful login sets, and where it leads. */
test(
  'on success the regional cookies are set, the stored user id is removed, and the user arrives at the target',
  { tag: '@main' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'user-id', value: 'ann', url: baseURL ?? '' }]);
    await signIn.open(page, '?redirectUrl=%2Fview%2Fhome');
    await signIn.signIn(page, 'ann.lee');
    await screen.arrivesAt(page, '/view/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    expect(cookies['user-id']).toBeUndefined();
    expect(cookies['user-language']?.value).toBe('en-US');
    expect(cookies['user-region']?.value).toBe('US');
    expect(decodeURIComponent(cookies['user-timezone']?.value ?? '')).toBe('America/New_York');
    const year = 365 * 24 * 3600;
    expect(Math.abs((cookies['user-language']?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(120);
  },
);
