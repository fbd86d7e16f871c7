import type { BrowserContext } from '@playwright/test';

interface Bodiless {
  status: number;
  body: string;
}

/** The forms of a response without content. */
export const bodiless: readonly [name: string, response: Bodiless][] = [
  ['a 204', { status: 204, body: '' }],
  ['an empty 200', { status: 200, body: '' }],
  ['an empty object', { status: 200, body: '{}' }],
];

/** Lets the services handle a call, cookies included, and replaces their response. */
export async function respondsWith(context: BrowserContext, path: string, { status, body }: Bodiless): Promise<void> {
  await context.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const response = await route.fetch();
    const { 'content-length': _length, 'content-type': type = 'application/json', ...headers } = response.headers();
    await route.fulfill({ status, body, headers: { ...headers, ...(body !== '' && { 'content-type': type }) } });
  });
}
