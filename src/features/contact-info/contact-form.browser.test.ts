import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MockWorld } from '../../../mock-server/client/world';
import { arrivesAt, button, dialog, doesNotSee, press, sees } from '../../../tests/screens/screen';
import { refusedAtField } from '../../../tests/screens/refusals';
import {
  answer,
  box,
  boxHasError as hasError,
  openTab,
  row,
  sentWith,
  timesCalled,
  toast,
} from '../../../tests/screens/settings';
import './ContactList';

const NEW = 'ann.second@example.com';
const PHONE = '+12125550147';
const LEFT = 'The contact method couldn’t be deleted. Please try again.';

async function open(before?: (world: MockWorld) => Promise<unknown>): Promise<MockWorld> {
  const { world } = await openTab('contact-info', before && { before });
  return world;
}

async function save(name: string, value: string): Promise<void> {
  await box(name).fill(value);
  await answer('Save');
}
const saveNew = () => save('Email address', NEW);
async function add(): Promise<void> {
  await press('Add Contact');
  await saveNew();
}
async function openPhone(): Promise<MockWorld> {
  const world = await open();
  await press('Add Contact');
  await dialog().getByRole('radio', { name: 'Phone number' }).click();
  return world;
}
async function edit(value: string): Promise<void> {
  await press('Edit ann@example.com');
  await save('Email address', value);
}

async function isWrong(label: string, value: string, text: string): Promise<void> {
  await save(label, value);
  await hasError(label, text);
  await expect.element(box(label), { message: value }).toHaveFocus();
  await expect.element(box(label)).toHaveValue(value);
}

test('each wrong address says its message', { tags: 'long' }, async () => {
  await open();
  await press('Add Contact');
  await isWrong('Email address', 'not an address', 'A valid email address is required');
  await isWrong('Email address', 'max@example.com', 'This email address is already in use.');
});

test('each wrong number says its message', { tags: 'long' }, async () => {
  await openPhone();
  for (const wrong of ['12', '+1 212 555 0142 ext. 7'])
    await isWrong('Phone number', wrong, 'Please enter a valid phone number, without an extension.');
  await isWrong('Phone number', '+1 212 555 0123', 'This phone number is already in use.');
});

test('each refusal of an address says its message at the field', { tags: 'long' }, async () => {
  const world = await open();
  await press('Add Contact');
  await refusedAtField(world.on('addEmailAddress'), saveNew, box('Email address'), {
    EMAIL_ALREADY_EXISTS: 'This email address is already in use.',
    INVALID_EMAIL: 'Please enter a valid email address. Shared addresses cannot be used for account security.',
  });
});

test('each refusal of a number says its message at the field', { tags: 'long' }, async () => {
  const world = await openPhone();
  await refusedAtField(world.on('addPhoneNumber'), () => save('Phone number', PHONE), box('Phone number'), {
    PHONE_NUMBER_ALREADY_EXISTS: 'This phone number is already in use.',
    INVALID_PHONE_NUMBER: 'Please enter a valid phone number, without an extension.',
  });
});

test('each failure says its message in the form', { tags: 'long' }, async () => {
  const world = await open();
  await press('Add Contact');
  for (const [code, text] of [
    ['ADD_EMAIL_ERROR', 'The contact method couldn’t be saved. Please try again.'],
    ['MALFORMED_REQUEST', 'Please check what you entered.'],
    ['SERVER_ERROR', 'The contact method couldn’t be saved. Please try again.'],
  ] as const) {
    await world.on('addEmailAddress').times(1).code(code);
    await saveNew();
    await expect.element(dialog().getByRole('alert'), { message: code }).toHaveTextContent(text);
    await expect.element(box('Email address')).toHaveValue(NEW);
  }
});

test('an address is not saved while the flag of the company addresses is unknown', async () => {
  await open((world) => world.on('getFeature').status(500));
  await add();
  await hasError('Email address', 'We couldn’t check this email address. Please try again later.');
});

test('a new address goes on to its code', { tags: 'long' }, async () => {
  await open();
  await add();
  await arrivesAt('/auth/verify-contact-info');
  await sees(`We sent a code to ${NEW}.`);
});

test('a second try after a lost response finds the contact that was added', { tags: 'long' }, async () => {
  const world = await open();
  await world.on('addEmailAddress').times(1).truncate();
  await add();
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  // A service may ignore the idempotency key.
  await world.on('addEmailAddress').code('EMAIL_ALREADY_EXISTS');
  await answer('Save');
  await arrivesAt('/auth/verify-contact-info');
});

test('a new number is sent as E.164 with its use', { tags: 'long' }, async () => {
  const world = await openPhone();
  await dialog().getByRole('radio', { name: 'Text messages' }).click();
  await box('Phone number').fill('(212) 555-0147');
  await answer('Save');
  expect(await sentWith(world, 'addPhoneNumber')).toEqual({ phoneNumber: PHONE, isPersonal: true, type: 'TEXT' });
});

test('an edited value replaces the old one', { tags: 'long' }, async () => {
  const world = await open();
  await edit(NEW);
  await arrivesAt('/auth/verify-contact-info');
  expect(await timesCalled(world, 'deleteEmailAddress')).toBe(1);
});

test('an edit whose old entry stays does not say saved', { tags: 'long' }, async () => {
  const world = await open();
  await world.on('deleteEmailAddress').status(500);
  await edit(NEW);
  await expect.element(toast(LEFT)).toBeVisible();
  await expect.element(page.getByRole('main').getByText(LEFT)).toBeVisible();
  await expect.element(row(NEW)).toBeVisible();
  doesNotSee('The contact method was saved.');
});

test('another purpose changes the entry alone, and the focus is on its Edit button', { tags: 'long' }, async () => {
  const world = await open();
  await press('Edit ann@example.com');
  await dialog().getByRole('radio', { name: 'Business' }).click();
  await answer('Save');
  await expect.element(row('ann@example.com')).toHaveTextContent('Business · Verified');
  await expect.element(button('Edit ann@example.com')).toHaveFocus();
  await expect.element(toast('The contact method was saved.')).toBeVisible();
  expect(await sentWith(world, 'changeEmailUse')).toEqual({ isPersonal: false });
  expect(await timesCalled(world, 'addEmailAddress')).toBe(0);
});

test('another use of a number changes the entry alone', { tags: 'long' }, async () => {
  const world = await open();
  await press('Edit +1 212 555 0123');
  await dialog().getByRole('radio', { name: 'Voice calls' }).click();
  await answer('Save');
  await expect.element(row('+1 212 555 0123')).toHaveTextContent('Voice calls');
  await press('Edit +1 212 555 0123');
  await expect.element(dialog().getByRole('radio', { name: 'Voice calls' })).toBeChecked();
  expect(await sentWith(world, 'changePhoneUse')).toEqual({ type: 'VOICE', isPersonal: true });
});

test('an entry that another tab has changed is gone, and the form says so', { tags: 'long' }, async () => {
  const world = await open();
  await world.on('changeEmailUse').status(404);
  await press('Edit ann@example.com');
  await dialog().getByRole('radio', { name: 'Business' }).click();
  await answer('Save');
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(/^This contact method was changed or deleted/);
});

const leavings: [string, () => Promise<void>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press beside the form',
    () => page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true }),
  ],
];

test('the first control says the name of the form, and who only walks through sees no error', async () => {
  await open();
  await press('Add Contact');
  const kind = dialog().getByRole('radio', { name: 'Email address' });
  await expect.element(kind).toHaveFocus();
  await expect.element(kind).toHaveAccessibleDescription('Add a contact method');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(dialog().getByRole('radio', { name: 'Personal' })).toHaveFocus();
  await expect.element(box('Email address')).not.toHaveAttribute('aria-invalid');
});

test.each(leavings)('%s closes an empty form', async (_how, leave) => {
  await open();
  await press('Add Contact');
  await expect.element(box('Email address')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Save' })).toBeDisabled();
  await leave();
  await expect.element(button('Add Contact')).toHaveFocus();
});

test.each(leavings)('%s asks before it drops what is typed', async (_how, leave) => {
  await open();
  await press('Add Contact');
  await box('Email address').fill(NEW);
  await leave();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(box('Email address')).toHaveValue(NEW);
  await expect.element(box('Email address')).toHaveFocus();
});

test('what was typed of one kind comes back with the kind', { tags: 'long' }, async () => {
  await open();
  await press('Add Contact');
  await box('Email address').fill('ann.second');
  await expect.element(box('Email address')).toHaveAttribute('autocomplete', 'email');
  await answer('Save');
  await dialog().getByRole('radio', { name: 'Phone number' }).click();
  await expect.element(box('Phone number')).toHaveValue('');
  await expect.element(box('Phone number')).not.toHaveAttribute('aria-invalid');
  await dialog().getByRole('radio', { name: 'Email address' }).click();
  await expect.element(box('Email address')).toHaveValue('ann.second');
});

test('a number is judged again with another country', { tags: 'long' }, async () => {
  await openPhone();
  await save('Phone number', '020 7946 0958');
  await hasError('Phone number', 'Please enter a valid phone number, without an extension.');
  await userEvent.selectOptions(dialog().getByRole('combobox'), 'GB');
  await expect.element(box('Phone number')).not.toHaveAttribute('aria-invalid');
});

test('an edit without a change sends nothing', async () => {
  const world = await open();
  await press('Edit ann@example.com');
  await answer('Save');
  await expect.element(button('Edit ann@example.com')).toHaveFocus();
  expect(await timesCalled(world, 'changeEmailUse')).toBe(0);
  await expect.element(toast('The contact method was saved.')).not.toBeInTheDocument();
});

test('Escape asks before it drops another purpose', { tags: 'long' }, async () => {
  await open();
  await press('Edit ann@example.com');
  await dialog().getByRole('radio', { name: 'Business' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});

test('a press beside the form is ignored while it is sent', { tags: 'long' }, async () => {
  await open((world) => world.on('addEmailAddress').delay(20_000));
  await add();
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
});
