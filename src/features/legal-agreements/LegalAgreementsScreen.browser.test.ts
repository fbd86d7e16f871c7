import { expect, test } from 'vitest';
import { allowInConsole, openApp } from '../../../tests/screens/app';
import { button, link, press, sees } from '../../../tests/screens/screen';
import './LegalAgreementsScreen';

test.each([{ data: {} }, { data: null }])('agreements of the shape %j can be asked for again', async (body) => {
  allowInConsole(/Contract breach/);
  const { world } = await openApp(`/auth/user/legal-agreements?agreements=${btoa('terms-of-service')}`, {
    as: 'ann',
    before: (w) => w.on('getLegalAgreements').offSpec().answer({ status: 200, body }),
  });
  await sees('The agreements could not be loaded.');
  await expect.element(link('Cancel').or(link('Log out'))).toBeVisible();
  await world.faults.clear();
  await press('Try again');
  await expect.element(button('Agree')).toBeVisible();
  await world.journal.clear();
});
