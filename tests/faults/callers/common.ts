import type { Page } from '@playwright/test';
import type { NoCaller } from '../caller';

/** An operation that the app never calls, and why. */
export const never = (why: string): NoCaller => ({ never: why });

/** A tab of the account settings, for a user who has passed step-up. */
export const settings = (tab: string, as = 'ann') => ({ as, level: 3, path: `/auth/account-settings/${tab}` });

export const NEW_PASSWORD = 'Quiet!Meadow9Wx';

export const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
