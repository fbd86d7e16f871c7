import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert, button, field, follow, heading, press } from '../../../tests/screens/screen';
import { answer, openTab, timesCalled, titleIsError, toast } from '../../../tests/screens/settings';
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

test('a save that fails keeps the choices', async () => {
  const { world } = await open();
  await world.on('saveRegionalSettings').status(503);
  await choose('Region', 'CA');
  await press('Save');
  await expect.element(alert()).toHaveTextContent('Your settings were not saved. What you chose is still here.');
  await expect.element(field('Region')).toHaveValue('CA');
  await titleIsError();
  await world.faults.clear();
  await press('Try again');
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
