import { describe, expect, it } from 'vitest';
import { delivered, problemsOf } from '../../tests/support/delivered-config';
import { parseConfig, settingsOf } from './config';

/** The configuration with a brand "acme" at acme.test. */
const withBrand = (acme: object): object => ({
  ...delivered(),
  brands: { 'acme.test': 'acme' },
  brandSettings: { default: { name: 'First' }, rebrand: { name: 'Second' }, acme },
});

const whole = {
  name: 'Acme Pay & Söhne',
  mark: { light: '/auth/mark-acme-light.svg', dark: '/auth/mark-acme.png' },
  colours: { light: { accent: '#5a1e6e', 'text-muted': '#333333' }, dark: { page: '#000000' } },
  radius: { small: 0, card: 32 },
  links: { privacy: 'https://acme.test/privacy', terms: '/terms' },
  support: 'mailto:help+pay@acme.test',
};

describe('a brand', () => {
  it('is data: a name, and any of mark, colours, corners, links and support', () => {
    expect(settingsOf('acme', parseConfig(withBrand({ name: 'Acme' })))).toEqual({ name: 'Acme' });
    expect(settingsOf('acme', parseConfig(withBrand(whole)))).toEqual(whole);
  });
  it.each(['/help', 'https://help.acme.test/start?x=1', 'tel:+1-555-0100', 'mailto:help@acme.test'])(
    'has support at %s',
    (support) => expect(problemsOf(withBrand({ name: 'Acme', support }))).toEqual([]),
  );

  const name = 'name must be a name of 1 to 40 characters, without < > { }';
  const mark = 'must be an SVG or PNG file directly in /auth, such as "/auth/mark.svg"';
  const link = 'must be a path that starts with one slash, or an https URL';
  const support = 'support must be a path, an https URL, "mailto:" with an address, or "tel:" with a number';
  it.each([
    ['no name', { name: undefined }, name],
    ['an empty name', { name: ' ' }, name],
    ['a long name', { name: 'A'.repeat(41) }, name],
    ['a script in the name', { name: '<script>alert(1)</script>' }, name],
    ['a text of i18next in the name', { name: 'Acme {{brand}}' }, name],
    ['a name that turns the line round', { name: 'Acme \u202etxet' }, name],
    [
      'a mark of another origin',
      { mark: { light: 'https://cdn.test/a.svg', dark: '/auth/a.svg' } },
      `mark.light ${mark}`,
    ],
    ['a mark without a scheme', { mark: { light: '/auth/a.svg', dark: '//cdn.test/a.svg' } }, `mark.dark ${mark}`],
    ['a mark as data', { mark: { light: 'data:image/svg+xml,<svg/>', dark: '/auth/a.svg' } }, `mark.light ${mark}`],
    ['a mark of another folder', { mark: { light: '/auth/../x/a.svg', dark: '/auth/a.svg' } }, `mark.light ${mark}`],
    ['a mark for one scheme', { mark: { light: '/auth/a.svg' } }, `mark.dark ${mark}`],
    ['a link that runs a script', { links: { privacy: 'javascript:alert(1)' } }, `links.privacy ${link}`],
    ['a link without a scheme', { links: { terms: '//evil.test' } }, `links.terms ${link}`],
    ['support that runs a script', { support: 'javascript:alert(1)' }, support],
    ['support with headers of a mail', { support: 'mailto:a@b.test?bcc=c@d.test' }, support],
    ['support without a scheme', { support: '//evil.test' }, support],
    [
      'a colour that loads a picture',
      { colours: { light: { page: 'url(https://evil.test)' }, dark: {} } },
      'colours.light.page must be a colour such as "#0e5386"',
    ],
    ['colours for one scheme', { colours: { light: {} } }, 'colours.dark must be an object'],
    ['corners without end', { radius: { card: 33 } }, 'radius.card must be a number from 0 to 32'],
    ['corners with a unit', { radius: { card: '4px' } }, 'radius.card must be a number from 0 to 32'],
  ])('is refused with its field: %s', (_, wrong, problem) => {
    expect(problemsOf(withBrand({ ...whole, ...wrong }))).toEqual([`brandSettings.acme.${problem}`]);
  });
});

describe('the brands', () => {
  it('have a default, and names that fit into an address and a header', () => {
    expect(problemsOf({ ...delivered(), brandSettings: { rebrand: { name: 'Second' } } })).toEqual([
      'brandSettings must contain the brand "default"',
    ]);
    expect(problemsOf({ ...delivered(), brandSettings: { default: { name: 'A' }, 'A "b"': { name: 'B' } } })).toEqual([
      'brandSettings.A "b" must be named by small letters, digits and "-"',
    ]);
  });
  it('are known where a host or the flag of a client names one', () => {
    const unknown = { brands: { 'a.test': 'toString' }, clientBrand: 'other' };
    expect(problemsOf({ ...delivered(), ...unknown })).toEqual([
      'brands.a.test must be the name of a brand in brandSettings',
      'clientBrand must be the name of a brand in brandSettings',
    ]);
  });
  it('belong to hosts, not to addresses', () => {
    expect(problemsOf({ ...delivered(), brands: { 'https://a.test': 'default' } })).toEqual([
      'brands.https://a.test must be a host name',
    ]);
  });
  it('may stand beside the names that the release before reads', () => {
    const brandNames = { default: 'Lifion', rebrand: 'Lyric HCM' };
    expect(problemsOf({ ...delivered(), brandNames })).toEqual([]);
  });
  it('need no flag of a client', () => {
    expect(problemsOf({ ...delivered(), clientBrand: undefined })).toEqual([]);
  });
});
