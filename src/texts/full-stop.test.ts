import { beforeAll, expect, it } from 'vitest';
import { i18n } from './i18n';
import { loadTexts } from './load-texts';

beforeAll(() => loadTexts(['registration', 'results']));

it.each([
  ['Harbor Foods, Inc.', 'You’re now working with Harbor Foods, Inc.'],
  ['Juniper Mills', 'You’re now working with Juniper Mills.'],
])('a sentence that ends with %s has one full stop', (client, sentence) => {
  expect(i18n.t('results:toasts.SWITCHED_CLIENT', { client })).toBe(sentence);
});

it('a value that ends with a full stop keeps it within a sentence', () => {
  expect(i18n.t('registration:create-account.personalInfo.subtitle', { company: 'Harbor Foods, Inc.' })).toBe(
    'Harbor Foods, Inc. has invited you.',
  );
});

it('a value that is isolated shares its full stop too', () => {
  const client = 'شركة الميناء.';
  expect(i18n.t('results:toasts.SWITCHED_CLIENT', { client })).toBe(`You’re now working with \u2068${client}\u2069`);
});
