import { expect, test } from 'vitest';
import { createMock } from '../index';
import { mailSource } from './mail';

const message = {
  id: 'message-1',
  at: Date.UTC(2026, 10, 21, 9),
  channel: 'email' as const,
  to: 'ann@example.com',
  kind: 'resetPassword',
  subject: 'Reset your password',
  text: 'Hello <Ann>,\n\nopen http://app.test/auth/x?token=1&a=2 now.',
  code: null,
  link: 'http://app.test/auth/x?token=1&a=2',
};

test('the source of a mail has its headers, its text and its HTML, each line with CR and LF', () => {
  const source = mailSource(message, 'Lifion');
  expect(source).toContain('Date: Sat, 21 Nov 2026 09:00:00 +0000\r\n');
  expect(source).toContain('From: Lifion <no-reply@sign-in.example>\r\n');
  expect(source).toContain('To: ann@example.com\r\nSubject: Reset your password\r\n');
  expect(source).toContain('Hello <Ann>,\r\n');
  expect(source).toContain('Hello &lt;Ann&gt;,');
  expect(source).toContain('<a href="http://app.test/auth/x?token=1&amp;a=2">');
  expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a text without its link ends with it, in both forms', () => {
  const source = mailSource({ ...message, text: 'Choose a new password.' }, 'Lifion');
  expect(source).toContain(`Choose a new password.\r\n\r\n${message.link}\r\n`);
  expect(source).toContain('<a href="http://app.test/auth/x?token=1&amp;a=2">');
});

test('a subject in another script is an encoded word', () => {
  expect(mailSource({ ...message, subject: 'Größe' }, 'Lifion')).toContain('Subject: =?utf-8?B?R3LDtsOfZQ==?=\r\n');
});

test('a message is read over HTTP in each form, and an unknown one is refused', async () => {
  const mock = createMock({ origin: 'http://app.test' });
  const world = await mock.world();
  await world.visitor().call('requestPasswordReset', { body: { identifier: 'ann@example.com' } });
  const { id = '', subject = '' } = (await world.outbox.list())[0] ?? {};
  const read = (path: string) =>
    mock.fetch(new Request(`http://app.test/__mock/outbox/${path}`, { headers: { 'X-Mock-World': world.id } }));
  const source = await read(`${id}?as=source`);
  expect(source.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await source.text()).toContain(`Subject: ${subject}`);
  const page = await read(`${id}?as=html`);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect((await read('no-such?as=html')).status).toBe(404);
});
