import { describe, expect, it } from 'vitest';
import { delivered, problemsOf } from '../../tests/support/delivered-config';
import { formerConfigs } from '../../tests/support/former-configs';
import { brandOfHost, parseConfig, settingsOf } from './config';

const problemsWith = (changes: object) => problemsOf({ ...delivered(), ...changes });
const parsedWith = (changes: object) => parseConfig({ ...delivered(), ...changes });

describe('the runtime configuration', () => {
  it('of the delivery is valid', () => {
    expect(problemsOf(delivered())).toEqual([]);
  });
  it.each(formerConfigs)('of an earlier release is valid, and keeps its names: %s', (_, former) => {
    expect(problemsOf(former)).toEqual([]);
    const config = parseConfig(former);
    expect(settingsOf(brandOfHost('rebrand.example', config), config)).toEqual({ name: 'Second' });
    expect(settingsOf('default', config)).toEqual({ name: 'First' });
    expect(config).toMatchObject({ clientBrand: 'rebrand', landing: '/authn/landing' });
  });
  it('reports every problem at once, by field', () => {
    expect(
      problemsWith({
        timeoutMs: 0,
        home: 'javascript:alert(1)',
        redirectOrigins: ['https://home.test/path'],
        brands: { 'a.test': '' },
      }),
    ).toEqual([
      'timeoutMs must be a number of ms from 1 to 2147483647',
      'home must be a path that starts with one slash, or an https URL',
      'brands.a.test must be a text that is not empty',
      'redirectOrigins[0] must be an origin such as https://home.example',
    ]);
  });
  it('makes the app show the product home itself only when the field says so', () => {
    expect(parseConfig(delivered()).showsHome).toBe(true);
    expect(parsedWith({ showsHome: undefined }).showsHome).toBe(false);
    expect(parseConfig(delivered()).withCredentials).toBe(false);
    expect(parsedWith({ withCredentials: true }).withCredentials).toBe(true);
    expect(problemsWith({ showsHome: 'yes' })).toEqual(['showsHome must be true or false']);
  });
  it('names the cookie with the end of the session, by default session-expiry', () => {
    expect(parseConfig(delivered()).sessionExpiryCookie).toBe('session-expiry');
    expect(parsedWith({ sessionExpiryCookie: 'ends_at' }).sessionExpiryCookie).toBe('ends_at');
    const problems = problemsWith({ sessionExpiryCookie: 'ends at' });
    expect(problems).toEqual(['sessionExpiryCookie must be the name of a cookie']);
  });
  it('may omit the logout address of the other sign-in system', () => {
    const other = { loginUrl: '/out/login', rebrandLoginUrl: '/out/login' };
    expect(parsedWith({ otherSignInSystem: other }).otherSignInSystem.logoutUrl).toBeUndefined();
  });
  it('may omit the base of account security, which then is off', () => {
    const { accountSecurity: _, ...others } = parseConfig(delivered()).bases;
    const withBase = (accountSecurity: unknown) => ({ bases: { ...others, accountSecurity } });
    expect(parsedWith({ bases: others }).bases.accountSecurity).toBeUndefined();
    expect(parsedWith(withBase('/api/account-security/v0')).bases.accountSecurity).toBe('/api/account-security/v0');
    expect(problemsWith(withBase('javascript:alert(1)'))).toEqual([
      'bases.accountSecurity must be a path that starts with one slash, or an https URL',
    ]);
  });
  it('reports every error of a page, 20 at most, unless it says otherwise', () => {
    expect(parseConfig(delivered()).errorReports).toEqual({ sampleRate: 1, maxPerPage: 20 });
    expect(parsedWith({ errorReports: { sampleRate: 0.1 } }).errorReports).toEqual({ sampleRate: 0.1, maxPerPage: 20 });
    for (const maxPerPage of [-1, 1.5])
      expect(problemsWith({ errorReports: { sampleRate: 10, maxPerPage } })).toEqual([
        'errorReports.sampleRate must be a number from 0 to 1',
        'errorReports.maxPerPage must be a whole number from 0 to 100',
      ]);
  });
  it.each([[null], [[]], ['text'], [{}]])('refuses %j', (input) => {
    expect(problemsOf(input).length).toBeGreaterThan(0);
  });
  it('reports a field that is no object, but not its missing inner fields', () => {
    expect(problemsWith({ bases: 'https://api.test', timeoutMs: 0 })).toEqual([
      'bases must be an object',
      'timeoutMs must be a number of ms from 1 to 2147483647',
    ]);
    expect(problemsOf('<!doctype html>')).toEqual(['the file must be an object']);
  });
  it('never repeats a value, which may be a secret', () => {
    expect(problemsWith({ captchaScriptUrl: 'canary' }).join()).not.toContain('canary');
  });
  it('refuses a script scheme for the mobile app, and plain http for a link', () => {
    expect(
      problemsWith({
        mobileApp: {
          openUrl: 'javascript://x',
          iosStoreUrl: 'http://store.test',
          androidStoreUrl: '//store.test',
          hostOrigins: [],
        },
      }),
    ).toHaveLength(3);
  });
  it('refuses a path whose tab a browser drops, because two slashes begin a host', () => {
    for (const home of ['/\t/evil.test', '/\n/evil.test', '//evil.test'])
      expect(problemsWith({ home }), JSON.stringify(home)).toHaveLength(1);
  });
  it('gives a host its brand', () => {
    const config = parsedWith({ brands: { 'new.test': 'rebrand', 'new.test:8443': 'default' } });
    const brandOf = (host: string) => brandOfHost(host, config);
    expect(['new.test', 'new.test:8080'].map(brandOf)).toEqual(['rebrand', 'rebrand']);
    expect(['new.test:8443', 'old.test', '__proto__'].map(brandOf)).toEqual(['default', 'default', 'default']);
  });
});

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
    expect(problemsWith({ brandSettings: { rebrand: { name: 'Second' } } })).toEqual([
      'brandSettings must contain the brand "default"',
    ]);
    expect(problemsWith({ brandSettings: { default: { name: 'A' }, 'A "b"': { name: 'B' } } })).toEqual([
      'brandSettings.A "b" must be named by small letters, digits and "-"',
    ]);
  });
  it('are known where a host or the flag of a client names one', () => {
    const unknown = { brands: { 'a.test': 'toString' }, clientBrand: 'other' };
    expect(problemsWith({ ...unknown })).toEqual([
      'brands.a.test must be the name of a brand in brandSettings',
      'clientBrand must be the name of a brand in brandSettings',
    ]);
  });
  it('belong to hosts, not to addresses', () => {
    const problems = problemsWith({ brands: { 'https://a.test': 'default' } });
    expect(problems).toEqual(['brands.https://a.test must be a host name']);
  });
  it('may stand beside the names that the release before reads', () => {
    const brandNames = { default: 'Lifion', rebrand: 'Lyric HCM' };
    expect(problemsWith({ brandNames })).toEqual([]);
  });
});
