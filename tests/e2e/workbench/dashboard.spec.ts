import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/guards/axe';
import { boxOf } from '../../support/guards/pixels';
import { expect, test } from '../../support/test';
import { choose, optionOf } from '../../support/verbs/combobox';

/** The view is complete when these regions show. */
const views = [
  ['now', 'Sign in as', 'Scenario', 'Clock', 'Active faults', 'Inbox', 'Journal'],
  ['people', 'People', 'Obligations', 'More people', 'People from a table'],
  ['scenarios', 'Scenario', 'Flags', 'Language and brand', 'Every scenario'],
  ['time', 'Clock', 'What happens next'],
  ['messages', 'Inbox', 'Delivery'],
  ['links', 'Invitations and links'],
  ['faults', 'New fault', 'Active faults', 'Form of responses'],
  ['traffic', 'Journal', 'Source of answers', 'Copy as', 'Security reports'],
  ['webhooks', 'New webhook', 'Webhooks', 'Sent events'],
  ['records', 'Records'],
  ['worlds', 'Shared set-up', 'State in a file', 'Worlds', 'New world', 'Compare'],
] as const;

const combobox = (within: Page | Locator, name: string) => within.getByRole('combobox', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The sections whose content overlaps the next one. */
const overfull = (page: Page) =>
  page
    .locator('.wb-section')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.querySelector('h2')?.textContent),
    );

for (const [view, ...regions] of views) {
  test(`the view "${view}" names every control and passes axe`, async ({ page, world }) => {
    await world.given.flag('enableClientRebrand');
    await world.given.obligation('changePassword').for('ann');
    await world.on('login').times(1).drop();
    await world.deliveries.twice({ channel: 'sms' });
    await world.webhooks.add({ url: 'http://localhost:9/hooks' });
    await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
    await page.goto(`/__mock#${view}`);
    for (const name of regions) await expect(region(page, name)).toBeVisible();
    await expectAccessible(page, [320, 1024]);
    expect(await overfull(page)).toEqual([]);
  });
}

test('the panel beside the app names every control and passes axe', async ({ page, world }) => {
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
  await page.goto('/__mock?view=panel');
  await expect(region(page, 'Journal').getByText('requestPasswordReset')).toBeVisible();
  await expectAccessible(page, [320]);
});

test('the views open by the navigation, and Back returns', async ({ page }) => {
  await page.goto('/__mock');
  await expect(page).toHaveTitle('Overview - Mock server');
  await page.getByRole('link', { name: 'Records' }).click();
  await expect(region(page, 'Records')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
  await expect(page).toHaveTitle('Records - Mock server');
  await expect(page.getByRole('link', { name: 'Records' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(region(page, 'Sign in as')).toBeVisible();
});

test('on a phone the views are one row, and the first screen shows content', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/__mock#worlds');
  const row = page.getByRole('navigation', { name: 'Views' });
  await expect(row.getByRole('link', { name: 'Worlds' })).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
  expect(height).toBeLessThan(70);
  expect(y + height).toBeLessThan(260);
});

test('an option is chosen by keyboard, also the empty one', async ({ page }) => {
  await page.goto('/__mock#traffic');
  const person = combobox(page, 'Of');
  await person.focus();
  await page.keyboard.type('ben many');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue('ben (ben.many)');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('everyone');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue('Everyone');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

// React Aria hides the rest of the page from screen readers while a list is open, so that they do not leave the list.
test('a field with its open list passes axe, and a key never reaches what is hidden behind it', async ({ page }) => {
  await page.goto('/__mock#faults');
  const operation = combobox(region(page, 'New fault'), 'Operation');
  await operation.click();
  await operation.fill('sign in');
  await expect(optionOf(page, 'login')).toBeVisible();
  await expectAccessible(page, [320, 1024], ['.wb-combobox[data-open]', '.wb-popover']);
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => {
      const isHidden = target instanceof Element && target.closest('[aria-hidden="true"], [inert]') !== null;
      document.documentElement.dataset['reached'] = isHidden ? 'hidden' : 'shown';
    });
  });
  for (const key of ['Tab', 'Shift+Tab']) {
    await operation.click();
    await operation.fill('sign in');
    await expect(optionOf(page, 'login')).toBeVisible();
    await page.evaluate(() => delete document.documentElement.dataset['reached']);
    await page.keyboard.press(key);
    await expect(page.locator('html')).toHaveAttribute('data-reached', 'shown');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test('a long list shows its first options, says how many more there are, and finds each', async ({ page, world }) => {
  await world.people.create({ like: 'ben', count: 200 });
  const all = (await world.state.read('persons')).length;
  await page.goto('/__mock#people');
  const who = combobox(page, 'Who');
  await who.click();
  await who.press('ArrowDown');
  await expect(page.getByText(`${all - 100} more: type to find them.`)).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(100);
  const last = String((await world.state.read('persons')).at(-1)?.['username']);
  await who.fill(last);
  await page.keyboard.press('Tab');
  await expect(who).toHaveValue(new RegExp(`\\(${last}\\)$`));
});

test('a scenario takes its parameters from a form', async ({ page, world }) => {
  await page.goto('/__mock');
  await choose(combobox(page, 'Scenario'), 'five wrong passwords', 'Locked out');
  await choose(combobox(page, 'For'), 'ben many', 'ben (ben.many)');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status')).toHaveText('The scenario locked-out is applied.');
  expect((await world.state.read('persons')).find(({ id }) => id === 'ben')?.['lockedUntil']).not.toBeNull();
});

test('a scenario that was searched before the list had loaded is the chosen one', async ({ page }) => {
  let letLoad: () => void = () => undefined;
  const searched = new Promise<void>((resolve) => (letLoad = resolve));
  await page.route('**/__mock/scenarios', async (route) => {
    await searched;
    await route.continue();
  });
  await page.goto('/__mock');
  await combobox(page, 'Scenario').fill('locked out');
  letLoad();
  await expect(optionOf(page, 'Locked out')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(combobox(page, 'Scenario')).toHaveValue('Locked out');
  await expect(combobox(page, 'For')).toBeVisible();
});

test('a person is found by words, and gets an obligation that can be removed', async ({ page, world }) => {
  await page.goto('/__mock#people');
  await expect(page.getByRole('button', { name: 'Sign in as ann', exact: true })).toBeVisible();
  await page.getByLabel('Find a person').fill('locked');
  await expect(page.getByRole('button', { name: 'Sign in as lou', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in as ann', exact: true })).toHaveCount(0);
  await page.getByLabel('Must', { exact: true }).selectOption('changePassword');
  await page.getByRole('button', { name: 'Add the obligation' }).click();
  await expect(page.getByRole('status')).toHaveText('ann must do this next: changePassword.');
  expect(await world.state.read('obligations')).toContainEqual(
    expect.objectContaining({ personId: 'ann', command: 'changePassword' }),
  );
  await page.getByRole('button', { name: 'Remove: ann: Change password' }).click();
  await expect(page.getByRole('button', { name: 'Remove: ann: Change password' })).toHaveCount(0);
});

test('people are made by a form and from a table', async ({ page, world }) => {
  await page.goto('/__mock#people');
  // The table above moves the form when it comes.
  await expect(page.getByRole('button', { name: 'Sign in as ann', exact: true })).toBeVisible();
  await choose(combobox(page, 'Like'), 'ben', 'ben (ben.many)');
  await page.getByLabel('How many').fill('3');
  await page.getByRole('button', { name: 'Make people' }).click();
  await expect(page.getByRole('status')).toHaveText('There are 3 more people like ben.');
  await page.getByRole('textbox', { name: 'Table' }).fill('username,email\nmia.jones,mia@example.com');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('status')).toHaveText('The people of the table are in this world.');
  await page.getByLabel('Find a person').fill('mia@example.com');
  await expect(page.getByRole('table', { name: 'People' }).getByText('mia.jones')).toBeVisible();
  expect((await world.state.read('persons')).filter(({ username }) => username === 'mia.jones')).toHaveLength(1);
});

test('a flag is set and switched', async ({ page }) => {
  await page.goto('/__mock#scenarios');
  await page.getByLabel('Another flag').fill('enableCheckAuthPathPost');
  await page.getByRole('button', { name: 'Switch on' }).click();
  const flag = region(page, 'Flags').getByRole('listitem').filter({ hasText: 'enableCheckAuthPathPost' });
  await expect(flag.getByText('On', { exact: true })).toBeVisible();
  await flag.getByRole('button', { name: 'Switch off enableCheckAuthPathPost' }).click();
  await expect(flag.getByText('Off', { exact: true })).toBeVisible();
  await expect(flag.getByRole('button')).toBeFocused();
});

test('a flag with a long name has its state and its button below those of the others', async ({ page, world }) => {
  await world.given.flag('aFlagWhoseNameIsSoLongThatItNeedsSeveralLinesInANarrowWindow.OfAPhone.AndOfAPanel', true);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/__mock#scenarios');
  const rows = region(page, 'Flags').getByRole('listitem');
  await expect(rows.filter({ hasText: 'aFlagWhoseName' })).toBeVisible();
  const starts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(' ')),
  );
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

test('the clock goes on, to a date, and back to now', async ({ page, world }) => {
  const before = await world.clock.now();
  await page.goto('/__mock#time');
  await page.getByRole('button', { name: '+ 5 minutes' }).click();
  const said = page.getByRole('status');
  await expect(said).toHaveText('The clock went on by 5 minutes.');
  expect((await world.clock.now()) - before).toBeGreaterThanOrEqual(300_000);
  await page.getByLabel('Date and time').fill('2031-03-04T05:06');
  await page.getByRole('button', { name: 'Set the clock' }).click();
  await expect(said).toHaveText('It is 4 Mar 2031, 05:06 now.');
  expect(new Date(await world.clock.now()).getUTCFullYear()).toBe(2031);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(said).toHaveText('The clock shows the real time again.');
  expect(Math.abs((await world.clock.now()) - Date.now())).toBeLessThan(86_400_000);
});

test('the time line says what happens next, and goes there', async ({ page, world }) => {
  await world.clock.freeze();
  const now = await world.clock.now();
  await world.state.patch('persons', 'ben', { lockedUntil: now + 20_000 });
  await page.goto('/__mock#time');
  const lock = region(page, 'What happens next').getByRole('listitem').filter({ hasText: 'ben can sign in again.' });
  await expect(lock).toContainText('in 20 seconds');
  await lock.getByRole('button').click();
  await expect(page.getByRole('status')).toHaveText('ben can sign in again now.');
  expect(await world.clock.now()).toBe(now + 20_000);
  await expect(lock).toHaveCount(0);
});

test('a message shows as it looks, and is found by its words', async ({ page, world }) => {
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
  const [message] = await world.outbox.list();
  await page.goto('/__mock#messages');
  const card = page.getByRole('article', { name: `E-mail to ann@example.com: ${message?.subject}` });
  await expect(card.getByRole('heading', { name: message?.subject ?? '' })).toBeVisible();
  await page.getByLabel('Find a message').fill('no such message');
  await expect(page.getByText('No message fits the search.')).toBeVisible();
  await page.getByLabel('Find a message').fill('ANN password');
  await card.getByRole('button', { name: 'Open link' }).click();
  await page.waitForURL('**/auth/forgot-password/reset**');
});

test('the code of a text message is copied', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const max = world.visitor();
  for (const [name, value] of Object.entries(await world.signIn('max'))) max.setCookie(name, value);
  await max.call('startMfaChallenge', { body: { methodId: 'sms-0', requiredLevel: 2 } });
  const [message] = await world.outbox.list({ channel: 'sms' });
  await page.goto('/__mock#messages');
  await page.getByRole('button', { name: `Copy code ${message?.code}` }).click();
  await expect(page.getByRole('status')).toHaveText('It is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message?.code);
});

test('a delivery rule is added and removed', async ({ page, world }) => {
  await page.goto('/__mock#messages');
  await page.getByLabel('Channel').selectOption('sms');
  await page.getByLabel('Minutes late').fill('2');
  await page.getByRole('button', { name: 'Add the rule' }).click();
  await expect(page.getByText('Text message: 2 minutes late (0 so far)')).toBeVisible();
  expect(await world.deliveries.list()).toMatchObject([{ channel: 'sms', lateMs: 120_000 }]);
  await page.getByRole('button', { name: 'Remove: Text message: 2 minutes late' }).click();
  await expect(page.getByText('Every message arrives once, at once.')).toBeVisible();
});

test('a fault hits the calls that its form describes', async ({ page, world }) => {
  await page.goto('/__mock#faults');
  const form = region(page, 'New fault');
  await choose(combobox(form, 'Operation'), 'login');
  await form.getByLabel('Goes wrong').selectOption('503');
  await form.getByLabel('Which calls').selectOption('every');
  await form.getByLabel('Number').fill('3');
  await form.getByText('More conditions').click();
  await choose(combobox(form, 'Only for'), 'ann lee', 'ann (ann.lee)');
  await form.getByLabel('Likelihood in percent').fill('50');
  await form.getByRole('button', { name: 'Add the fault' }).click();
  await expect(
    page.getByText(/^login: 503.*every call number 3, with a likelihood of 50 %, only for ann/),
  ).toBeVisible();
  expect(await world.faults.list()).toMatchObject([
    { operationId: 'login', status: 503, every: 3, probability: 0.5, when: { person: 'ann' } },
  ]);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('Nothing goes wrong.')).toBeVisible();
});

test.describe('a fault', () => {
  // The response of its own has a status that the contract does not know.
  test.use({ allow: { breaches: true } });

  test('sends an error of the contract, an example, or a response of its own', async ({ page, world }) => {
    await page.goto('/__mock#faults');
    const form = region(page, 'New fault');
    for (const words of ['ACCOUNT_INACTIVE sign in', 'lockout', 'failed logins lock'])
      await choose(combobox(form, 'Operation'), words, 'login');
    const add = form.getByRole('button', { name: 'Add the fault' });
    await form.getByLabel('Goes wrong').selectOption('423 ACCOUNT_INACTIVE');
    await add.click();
    await expect(page.getByText('login: 423 ACCOUNT_INACTIVE, once (0 so far)')).toBeVisible();
    await form.getByLabel('Goes wrong').selectOption('200, example signedIn');
    await add.click();
    await expect(page.getByText('login: 200, another body, once (0 so far)')).toBeVisible();
    await form.getByLabel('Goes wrong').selectOption('A response of your own');
    await form.getByLabel('Status', { exact: true }).fill('418');
    await form.getByLabel('Body', { exact: true }).fill('{"tea":true}');
    await add.click();
    await expect(page.getByText('login: 418, another body, once (0 so far)')).toBeVisible();
    const answers: string[] = [];
    for (let call = 0; call < 3; call += 1) {
      const { is, body } = await world.visitor().call('login', { body: { username: 'ann.lee', password: 'wrong' } });
      answers.push(is.startsWith('423') ? is : JSON.stringify(body).slice(0, 20));
    }
    expect(answers).toEqual(['423 ACCOUNT_INACTIVE', expect.stringContaining('{'), '{"tea":true}']);
  });
});

test('a search that finds no operation adds no fault', async ({ page, world }) => {
  await page.goto('/__mock#faults');
  const form = region(page, 'New fault');
  await combobox(form, 'Operation').fill('qqq zzz');
  await expect(page.getByRole('listbox').getByText('Nothing fits "qqq zzz".')).toBeVisible();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Add the fault' }).click();
  await expect(form.getByText('Nothing fits "qqq zzz".')).toBeVisible();
  await expect(combobox(form, 'Operation')).toBeFocused();
  expect(await world.faults.list()).toEqual([]);
});

test('a link is found by its state, copied and opened', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ben@example.com' } });
  await page.goto('/__mock#links');
  const links = region(page, 'Invitations and links');
  await links.getByLabel('Find a link').fill('ben@example.com open');
  await links.getByRole('button', { name: /^Copy / }).click();
  const [mail] = await world.outbox.list();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(mail?.link);
  await links.getByLabel('Find a link').fill('expired registration');
  await expect(links.getByRole('cell', { name: 'Expired', exact: true }).first()).toBeVisible();
  await links.getByRole('button', { name: 'Open invite-expired' }).click();
  await expect(page).toHaveURL(/user-confirmation/);
});

test.describe('a mail', () => {
  // The frame of a mail runs no script, so the browser reports that it blocked those of this test.
  test.use({ allow: { consoleErrors: [/Blocked script execution in '\S+\/__mock\/outbox\//] } });

  test('shows its headers, its source and its HTML', async ({ page, world }) => {
    await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
    const [mail] = await world.outbox.list();
    await page.goto('/__mock#messages');
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Headers' }).click();
    await expect(card.getByRole('group', { name: 'Headers' })).toContainText(`Subject: ${mail?.subject}`);
    await expect(card.getByRole('group', { name: 'Headers' })).not.toContainText(mail?.link ?? '');
    await card.getByRole('button', { name: 'Source' }).click();
    await expect(card.getByRole('group', { name: 'Source' })).toContainText('Content-Type: text/html');
    await card.getByRole('button', { name: 'HTML' }).click();
    const link = card.frameLocator('iframe').getByRole('link');
    await expect(link).toHaveAttribute('href', mail?.link ?? '');
  });
});

test('an operation gets a dialect of its own', async ({ page }) => {
  await page.goto('/__mock#faults');
  const form = region(page, 'Form of responses');
  await combobox(form, 'Operation').fill('check authentication');
  await page.keyboard.press('Tab');
  await expect(combobox(form, 'Operation')).toHaveValue('checkAuthentication');
  await form.getByLabel('Dialect', { exact: true }).selectOption('literal');
  await form.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(form.getByText('checkAuthentication: literal')).toBeVisible();
});

test('on a phone the address of a person is below the username, not below its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/__mock#people');
  const row = region(page, 'People').getByRole('row').filter({ hasText: 'ann@example.com' }).first();
  const username = await boxOf(row.getByText('ann.lee', { exact: true }));
  const address = await boxOf(row.getByText('ann@example.com', { exact: true }));
  expect(address.x).toBeCloseTo(username.x, 0);
  expect(address.y).toBeGreaterThan(username.y);
});
