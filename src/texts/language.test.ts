import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import english from '../../locales/en/settings.json';
import login from '../../locales/en/sign-in.json';
import offer from '../../locales/en/obligations.json';

// Fresh modules: what other test files have loaded would be in each request.
vi.resetModules();
const { bases, origin, server, standInForServices } = await import('../../tests/support/services');
const { i18n, loadTexts } = await import('./i18n');
const { toasts } = await import('../navigation/toasts');
const { chooseLanguage, followLanguage, retryLanguage } = await import('./language');

standInForServices();

/** What the service was asked for: `language: namespaces`. */
let asked: string[];
/** Decides each response. Without a result the service sends the texts. */
let refuses: (language: string, namespaces: string) => Response | undefined | Promise<undefined>;
let root: { lang: string; dir?: string; removeAttribute: () => void };

/** Each text of a package says the language that it comes from. */
const saying = (language: string) => {
  const title = `SAID ${language}`;
  return { title, devices: { title }, logout: { title }, 'passkey-offer': { title } };
};
const title = () => i18n.t('sign-in:title');
const isNotified = () =>
  toasts()
    .get()
    .some(({ key }) => key === 'LANGUAGE_NOT_LOADED');

beforeEach(async () => {
  asked = [];
  refuses = () => undefined;
  root = { lang: 'en', removeAttribute: () => delete root.dir };
  vi.stubGlobal('document', { documentElement: root, cookie: '' });
  server.use(
    http.get(`${origin}${bases.orchestratorV1}/resources/identity-ui-client`, async ({ request }) => {
      const language = request.headers.get('user-language') ?? '';
      const namespaces = new URL(request.url).searchParams.get('namespaces') ?? '';
      asked.push(`${language}: ${namespaces}`);
      const refusal = await refuses(language, namespaces);
      if (refusal !== undefined) return refusal;
      const resources = Object.fromEntries(namespaces.split(',').map((one) => [one, saying(language)]));
      return HttpResponse.json({ language, version: '1', resources });
    }),
  );
  await followLanguage('en-US');
});

// Other test files share the instance.
afterEach(() => i18n.changeLanguage('en'));

const unavailable = () => HttpResponse.json({}, { status: 503 });

// Each test has a language of its own, because the texts of one stay in memory.
describe('the language of the page', () => {
  it('brings the words of all that the page says in one request, and later ones with their part, once', async () => {
    await followLanguage('da-DK');
    expect([root.lang, title()]).toEqual(['da-DK', 'SAID da-DK']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^da-DK: .*shell.*sign-in.*ui/);
    await loadTexts(['legal', 'session']);
    await loadTexts(['session']);
    await followLanguage('da-DK');
    expect(asked.slice(1)).toEqual(['da-DK: legal,session']);
    expect(i18n.t('session:logout.title')).toBe('SAID da-DK');
  });

  it('keeps what fails later in the base language, or else in English, and asks for it again', async () => {
    await followLanguage('nb-NO');
    refuses = (language) => (language === 'nb-NO' ? unavailable() : undefined);
    await loadTexts(['recovery', 'results']);
    expect(i18n.getResource('nb-NO', 'recovery', 'title')).toBe('SAID nb');
    refuses = unavailable;
    await loadTexts(['settings']);
    expect([root.lang, i18n.t('settings:devices.title')]).toEqual(['nb-NO', english.devices.title]);
    refuses = () => undefined;
    await retryLanguage();
    expect(i18n.t('settings:devices.title')).toBe('SAID nb-NO');
  });

  it('is the nearest of the product when another region is stored', async () => {
    await followLanguage('es-MX');
    expect([root.lang, title()]).toEqual(['es-US', 'SAID es-US']);
  });

  it('is the base language when its variant fails', async () => {
    refuses = (language) => (language === 'fi-FI' ? unavailable() : undefined);
    await followLanguage('fi-FI');
    expect([root.lang, title(), isNotified()]).toEqual(['fi', 'SAID fi', false]);
  });

  it('is English with a notice when both fail, until a later try succeeds', async () => {
    refuses = unavailable;
    await followLanguage('sv-SE');
    expect([root.lang, isNotified()]).toEqual(['en', true]);
    asked.length = 0;
    // New code in between asks for nothing, because the page is English.
    await loadTexts(['session']);
    expect(asked).toEqual([]);
    refuses = () => undefined;
    await retryLanguage();
    expect([root.lang, title(), isNotified()]).toEqual(['sv-SE', 'SAID sv-SE', false]);
  });

  it('is asked for once when the service does not have it', async () => {
    refuses = (language) => (language === 'et-EE' ? HttpResponse.json({}, { status: 404 }) : undefined);
    await followLanguage('et-EE');
    await loadTexts(['session']);
    await retryLanguage();
    expect(root.lang).toBe('et');
    expect(asked.filter((one) => one.startsWith('et-EE'))).toHaveLength(1);
  });

  it('is the last choice, whatever arrives last', async () => {
    let release = () => undefined as void;
    const late = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    refuses = (language) => (language === 'lt-LT' ? late : undefined);
    const slow = followLanguage('lt-LT');
    await followLanguage('lv-LV');
    release();
    await slow;
    expect([root.lang, title()]).toEqual(['lv-LV', 'SAID lv-LV']);
  });

  it('gives its words to a part that loads while it is on its way, and loses to a later choice', async () => {
    let release = () => undefined as void;
    const late = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    refuses = () => late;
    const slow = followLanguage('hr-HR');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const part = loadTexts(['step-up']);
    await vi.waitFor(() => expect(asked.at(-1)).toBe('hr-HR: step-up'));
    await followLanguage('en-US');
    release();
    await Promise.all([slow, part]);
    expect([root.lang, i18n.language, title()]).toEqual(['en-US', 'en-US', login.title]);
  });

  it('does not hold a part back for longer than three seconds: its words appear when they arrive', async () => {
    await followLanguage('sl-SI');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let release = () => undefined as void;
    const late = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    refuses = () => late;
    const loading = loadTexts(['obligations']);
    await vi.advanceTimersByTimeAsync(3000);
    await loading;
    expect(i18n.t('obligations:passkey-offer.title')).toBe(offer['passkey-offer'].title);
    release();
    await vi.waitFor(() => expect(i18n.t('obligations:passkey-offer.title')).toBe('SAID sl-SI'));
    vi.useRealTimers();
  });

  it('needs no request in English, and takes nothing that is no language', async () => {
    await followLanguage('en-US');
    await followLanguage('../x');
    expect([root.lang, asked]).toEqual(['en-US', []]);
  });

  it('loads a page again that the browser has translated, but not for the language that it has', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { protocol: 'http:', reload });
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('document', { documentElement: { ...root, matches: () => true }, cookie: '' });
    await chooseLanguage('en-US');
    expect(reload).not.toHaveBeenCalled();
    await chooseLanguage('is-IS');
    expect(reload).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });
});
