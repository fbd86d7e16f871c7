import { expect, it } from 'vitest';
import { isLanguageCode } from './codes';

it('accepts no language code that could leave its folder', () => {
  expect(['en', 'fr-CA', 'zh-TW'].every(isLanguageCode)).toBe(true);
  expect(['../en', 'en/..', 'EN', 'en_US', '', 'en-US/x', '__proto__'].some(isLanguageCode)).toBe(false);
});
