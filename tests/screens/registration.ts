/** The steps of an invited person, from the link to the account. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { MockWorld } from '../../mock-server/client/world';
import { type OpenedApp, openApp } from './app';
import { field, heading, press, type } from './screen';

type Opening = Parameters<typeof openApp>[1];

export const address = 'nell@example.com';
const password = 'Lantern!72Harbor';

export const shows = (title: string | RegExp): Promise<unknown> => expect.element(heading(title)).toBeVisible();
export const terms = () =>
  page.getByRole('checkbox', { name: 'I accept the Terms of Service and the Privacy Policy.' });

export async function open(token = 'invite-no-check', opening: Opening = {}, search = ''): Promise<OpenedApp> {
  const opened = await openApp(`/auth/create-account/${token}${search}`, opening);
  await shows('Create your account');
  return opened;
}

/** The e-mail address goes into both of its fields. */
export async function typeAddress(email: string): Promise<void> {
  await type('Email address', email);
  await type('Confirm email address', email);
}

export async function askForCode(): Promise<void> {
  await terms().click();
  await press('Continue');
}

export async function codeIn({ outbox }: MockWorld, to = address, after?: string) {
  const { code, id } = await outbox.waitFor({ to, ...(after !== undefined && { after }) });
  return { code: code ?? '', id, wrong: code === '111111' ? '222222' : '111111' };
}

export async function toCode(opening: Opening = {}, search = ''): Promise<OpenedApp & { code: string; wrong: string }> {
  const opened = await open('invite-no-check', opening, search);
  await askForCode();
  await shows('Verify your email address');
  return { ...opened, ...(await codeIn(opened.world)) };
}

/** A code of the right length is sent at once. */
export const typeCode = (code: string): Promise<void> => type('Code', code);

export async function toCredentials(opening: Opening = {}, search = ''): Promise<OpenedApp> {
  const opened = await toCode(opening, search);
  await typeCode(opened.code);
  await shows('Choose your username and password');
  return opened;
}

export async function typeCredentials(username: string, secret = password): Promise<void> {
  await type('Username', username);
  await type('Password', secret);
  await expect.element(field('Password')).toHaveValue(secret);
}
