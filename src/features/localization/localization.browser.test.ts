import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allowInConsole } from '../../../tests/screens/app';
import { alert, button, dialog, field, follow, heading, press, sees } from '../../../tests/screens/screen';
import { answer, openTab, sentWith, timesCalled, titleIsError, toast } from '../../../tests/screens/settings';
import './LocalizationScreen';

const open = () => openTab('localization', { level: 1 });
const choose = (label: string, value: string) => userEvent.selectOptions(field(label), value);
const cookie = async (name: string) => (await cookieStore.get(name)) ?? {};

async function toCanada(): Promise<void> {
  await choose('Region', 'CA');
  await expect.element(field('Time zone').getByRole('option', { name: /Toronto/ })).toBeInTheDocument();
  await choose('Time zone', 'America/Toronto');
}

test.each([
  ['user-language', 'en-US'],
  ['user-region', 'CA'],
  ['user-timezone', 'America/Toronto'],
])('a save keeps %s in a cookie for a year', async (name, value) => {
  await open();
  await toCanada();
  await press('Save');
  await expect.element(toast('Your regional settings were saved.')).toBeVisible();
  const { value: kept, expires } = { expires: 0, ...(await cookie(name)) };
  expect(decodeURIComponent(String(kept))).toBe(value);
  expect(Math.round((Number(expires) - Date.now()) / 86_400_000)).toBe(365);
});

test('another region has its time zones first', async () => {
  await open();
  await choose('Region', 'JP');
  await expect.element(field('Time zone').getByRole('option').nth(0)).toHaveTextContent(/Tokyo/);
});

test('a save sends what was chosen, and loads the data again', { tags: 'long' }, async () => {
  const { world } = await open();
  await sees(/Current time: \d+:\d\d/);
  await toCanada();
  const before = await timesCalled(world, 'getMe');
  await press('Save');
  const chosen = { preferredLanguage: 'en-US', region: 'CA', timezone: 'America/Toronto' };
  expect(await sentWith(world, 'saveRegionalSettings')).toEqual(chosen);
  await expect.poll(() => timesCalled(world, 'getMe')).toBeGreaterThan(before);
  await follow('Devices');
  await expect.element(heading('Account settings')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a saved language shows at once', async () => {
  await open();
  await choose('Language', 'de-DE');
  await press('Save');
  await expect.element(heading('Kontoeinstellungen')).toBeVisible();
});

test('who has no region and time zone yet gets those of this device', async () => {
  allowInConsole(/Contract breach/);
  const body = { preferredLanguage: 'en-US', region: '', timezone: '' };
  const { world } = await openTab('localization', {
    before: (world) => world.on('getRegionalSettings').offSpec().answer({ body }),
  });
  await expect.element(field('Region')).toHaveValue('US');
  await expect.element(field('Region')).toHaveAttribute('autocomplete', 'country');
  await expect.element(field('Language')).toHaveAttribute('autocomplete', 'language');
  await expect.element(field('Time zone')).toHaveValue('America/New_York');
  await world.journal.clear();
});

test('a choice that is taken back is no change', async () => {
  await open();
  await choose('Region', 'CA');
  await expect.element(button('Save')).toBeEnabled();
  await choose('Region', 'US');
  await expect.element(button('Save')).toBeDisabled();
  await follow('Devices');
  await expect.poll(() => location.pathname).toBe('/auth/account-settings/devices');
});

test('a save that fails keeps the choices', { tags: 'long' }, async () => {
  const { world } = await open();
  await world.on('saveRegionalSettings').status(503);
  await choose('Region', 'CA');
  await press('Save');
  await expect.element(alert()).toHaveTextContent('Your settings were not saved. What you chose is still here.');
  await expect.element(field('Region')).toHaveValue('CA');
  await titleIsError();
  await world.faults.clear();
  await press('Try again');
  await expect.element(button('Save')).toHaveFocus();
  await expect.element(toast('Your regional settings were saved.')).toBeVisible();
});

test('Save without a change sends nothing', async () => {
  const { world } = await open();
  await expect.element(button('Save')).toBeDisabled();
  field('Region').element().closest('form')?.requestSubmit();
  expect(await timesCalled(world, 'saveRegionalSettings')).toBe(0);
});

test('after a save the focus stays on Save', async () => {
  await open();
  await choose('Region', 'CA');
  await press('Save');
  await expect.element(button('Save')).toBeDisabled();
  await expect.element(button('Save')).toHaveFocus();
});

test('a zone that the list knows by another name is there once', async () => {
  const body = { preferredLanguage: 'en-US', region: 'IN', timezone: 'Asia/Calcutta' };
  await openTab('localization', { before: (world) => world.on('getRegionalSettings').answer({ body }) });
  await expect.element(field('Time zone')).toHaveValue('Asia/Kolkata');
  expect(
    field('Time zone')
      .getByRole('option', { name: /Kolkata|Calcutta/ })
      .all(),
  ).toHaveLength(1);
});

test('"Try again" loads each list that has failed', async () => {
  const { world } = await openTab('localization', {
    before: async (world) => {
      await world.on('listRegions').status(500);
      await world.on('listTimezones').status(500);
    },
  });
  await expect.element(alert()).toBeVisible();
  await world.faults.clear();
  await press('Try again');
  await expect.element(alert()).not.toBeInTheDocument();
});

test('discarded choices do not come back', async () => {
  await open();
  await choose('Region', 'CA');
  await follow('Devices');
  await answer('Discard');
  await expect.element(heading('Account settings')).toBeVisible();
  await follow('Language and region');
  await expect.element(field('Region')).toHaveValue('US');
});
