import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../texts/i18n';
import { isFieldReason } from './field-reason';
import { firstName, lastName } from './name';
import { typedContact } from './contact';
import { countryOfPhone, formatPhone, phoneCountries, toE164, inE164 } from './phone';
import { newUsername } from './username';

const ruleOf = (schema: ReturnType<typeof newUsername>, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;

describe('first and last name (1 to 40 characters)', () => {
  it.each(['', '  ', '\u2060'])('are required: %j', (text) =>
    expect(ruleOf(firstName, text)).toBe('firstName.required'),
  );
  it.each(['O', '김', '王', '林', '翼', '\u{20BB7}', 'Zoë', '李雷', "O'Neil", ' Ann ', 'x'.repeat(40)])(
    'accept %j',
    (text) => expect(lastName.parse(text)).toBe(text.trim()),
  );
  it.each(['x'.repeat(41), '王'.repeat(41)])('refuse %j', (text) =>
    expect(ruleOf(lastName, text)).toBe('lastName.length'),
  );
});

describe('username on create (5 to 30 characters, no leading or consecutive periods)', () => {
  it.each(['ann.lee', 'ann_lee', 'ann-lee@1', '12345', 'ann.lee.', ' ann.lee ', 'ann.lee\u200b'])(
    'accepts %j',
    (text) => expect(newUsername().parse(text)).toBe(text.replace('\u200b', '').trim()),
  );
  it.each(['.annlee', 'ann..lee', 'ann lee', 'änne.lee', 'ann+lee'])('refuses the pattern of %j', (text) =>
    expect(ruleOf(newUsername(), text)).toBe('username.pattern'),
  );
  it.each(['anna', 'a'.repeat(31)])('refuses the length of %j', (text) =>
    expect(ruleOf(newUsername(), text)).toBe('username.length'),
  );
  it('is required', () => expect(ruleOf(newUsername(), '  ')).toBe('required'));
});

describe('phone (normalised to E.164, invalid if it cannot be parsed)', () => {
  it.each([
    ['(212) 555-0123', 'US', '+12125550123'],
    ['212.555.0123', 'CA', '+12125550123'],
    ['020 7946 0018', 'GB', '+442079460018'],
    ['+44 20 7946 0018', 'US', '+442079460018'],
    ['+44 (0)20 7946 0018', 'US', '+442079460018'],
    ['\u202a+1 212 555 0123\u202c', 'US', '+12125550123'],
    ['０６ １２ ３４ ５６ ７８', 'FR', '+33612345678'],
    ['0044 20 7946 0018', 'US', '+442079460018'],
    ['0015 44 20 7946 0018', 'BR', '+442079460018'],
    ['tel:+12125550123', 'DE', '+12125550123'],
  ])('%j in %s is %s', (text, country, number) => expect(toE164(text, country)).toBe(number));
  it.each([
    '12',
    'not a number',
    '',
    '1'.repeat(100_000),
    '(212) 555-0123 x45',
    '(212) 555-0123,45',
    'ann@example.com 2125550123',
  ])('%j is no phone number', (text) => expect(toE164(text, 'US')).toBeNull());
  it.each([
    ['+12125550123', '+1 212 555 0123', 'US'],
    ['+442079460018', '+44 20 7946 0018', 'GB'],
    ['+33612345678', '+33 6 12 34 56 78', 'FR'],
    ['+81312345678', '+81 3 1234 5678', 'JP'],
  ])('%j is shown as %j, and belongs to %s', (number, shown, country) => {
    expect(formatPhone(number)).toBe(shown);
    expect(countryOfPhone(number)).toBe(country);
    expect(toE164(shown, 'DE')).toBe(number);
  });
  it.each(['2125550123', 'ext. 12', ''])('%j without a calling code is shown unchanged', (number) => {
    expect(formatPhone(number)).toBe(number);
    expect(countryOfPhone(number)).toBeUndefined();
  });
  it('is a field with its country', () => {
    const typed = { value: '020 7946 0018', country: 'GB', purpose: 'personal' } as const;
    expect(typedContact.check(...inE164).parse(typed)).toEqual({ ...typed, value: '+442079460018' });
    const [issue] = typedContact.check(...inE164).safeParse({ ...typed, value: '12' }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['value'], message: 'phone.invalid' });
  });
  it('lists the countries by name in the language of the page', () => {
    expect(phoneCountries('de').find(({ code }) => code === 'US')).toEqual({
      code: 'US',
      name: 'Vereinigte Staaten',
      callingCode: '+1',
    });
  });
});

beforeAll(() => loadTexts(['fields']));

it('isFieldReason distinguishes a reason from any other message', () => {
  expect(['email.invalid', 'no.such.reason', undefined].map(isFieldReason)).toEqual([true, false, false]);
});
