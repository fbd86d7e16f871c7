import { screen } from '../../support/verbs/screen';
import { expect, test } from '../../support/test';

test('/auth/logout a page that the browser only prerenders calls no service, and logs out when it is shown', async ({
  page,
  signInAs,
  world,
}) => {
  await signInAs('ann');
  await page.addInitScript(
    () => void Reflect.defineProperty(document, 'prerendering', { get: () => true, configurable: true }),
  );
  const called = await world.journal.list();
  await page.goto('/auth/logout');
  await page.waitForLoadState('networkidle');
  expect(await world.journal.list()).toEqual(called);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await screen.arrivesAt(page, '/auth/login');
  await world.verify({ call: { operationId: 'logout' }, times: 1 });
});
