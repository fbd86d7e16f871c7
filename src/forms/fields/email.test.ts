import { describe, expect, it } from 'vitest';
import { email } from './email';

const ruleOf = (text: string) => email.safeParse(text).error?.issues[0]?.message;

describe('email field', () => {
  it.each([
    'ann@example.com',
    ' ann@example.com ',
    'ann@example.com\u200b',
    'a.b+c@mail.example.co.uk',
    "o'neil@example.org",
    'a@b.xn--p1ai',
    'ann@xn--fiqs8s.XN--FIQS8S',
  ])('accepts %j', (text) => expect(ruleOf(text)).toBeUndefined());
  it.each(['', '   ', '\u200b'])('is required: %j', (text) => expect(ruleOf(text)).toBe('required'));
  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann lee@example.com',
    'ann@-a.com',
    'ann@example.xn--',
    'ann@example.x1',
    'ann..lee@example.com',
    '.ann@example.com',
    'änn@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('must match a standard pattern: %j', (text) => expect(ruleOf(text)).toBe('email.invalid'));
  it('accepts at most 255 characters', () => expect(ruleOf(`${'a'.repeat(250)}@b.com`)).toBe('required'));
});
