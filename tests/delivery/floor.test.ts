import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/delivery/build';
import { judgeOf } from '../../scripts/delivery/page/above-floor';
import { buildTargets, readFloor } from '../../scripts/delivery/page/floor';

const folder = 'dist';
if (!existsSync(join(folder, 'index.html'))) throw new Error('There is nothing built yet: run "npm run build" first.');

/** Names that only look like a new API, because our own or a library's objects have them. */
const namesakes = [
  ...[
    '.authenticatorAttachment',
    '.createContext',
    '.cssFloat',
    '.displayName',
    '.escape',
    '.expirationTime',
    '.getMetadata',
    '.imageSizes',
  ],
  ...[
    '.isActive',
    '.isError',
    '.isValid',
    '.marginBottom',
    '.marginTop',
    '.movementX',
    '.movementY',
    '.navigationType',
    '.use',
    '.viewTransition',
    // The correction levels of the QR code.
    '.with',
  ],
];

/** New APIs that the code checks before use, or does not depend on. */
const askedForFirst = new Set([
  ...namesakes,
  // Trusted Types: a browser without them enforces nothing (src/features/login).
  ...['trustedTypes', '.createPolicy', '.createScriptURL'],
  // navigator.userActivation?.hasBeenActive and location.ancestorOrigins?.[0]: the code handles a missing value.
  ...['.userActivation', '.hasBeenActive', '.ancestorOrigins'],
  // React uses view transitions and fetch priority only where available. It checks for navigation API and transfer sizes.
  ...['.startViewTransition', '.skipTransition', '.fetchPriority', '.currentEntry', '.canIntercept', '.transferSize'],
  // navigator.connection: a browser without it reports no speed of its line (src/app/routes/fetch-ahead.ts).
  ...['.effectiveType', '.saveData'],
  // A browser without it reports no origin of a visit, so the page asks (src/session/logout-all-sessions.ts).
  '.serverTiming',
  // Passkeys (src/session/passkeys): the code checks for each of these functions before the call.
  ...['.getTransports', '.getClientCapabilities', '.isConditionalMediationAvailable'],
  ...['.signalAllAcceptedCredentials', '.signalUnknownCredential', '.signalCurrentUserDetails'],
  // `URL.createObjectURL` is old, but a newer entry of the compatibility data has the same name.
  ...['.createObjectURL', '.revokeObjectURL'],
  // zod and the router check whether the browser keeps stacks (`captureStackTrace in Error`) before they ask for one.
  ...['Error.captureStackTrace', '.captureStackTrace', '.stackTraceLimit'],
  // i18next checks for `locale.getTextInfo` before use.
  '.getTextInfo',
]);

/** Styles that a browser may ignore without losing content or function. */
const embellishments = new Set([
  // Nicer line ends, native colours, custom palettes, a resize handle, the colour of a selection.
  ...['text-wrap', 'accent-color', 'forced-color-adjust', 'resize', ':selection'],
  // A gap between East Asian characters and figures.
  'text-autospace',
  // Fields as wide as their content. Without support they fill the available width.
  'field-sizing',
  // Reserves room for a scrollbar. Without it the page moves when a dialog opens.
  'scrollbar-gutter',
  // Used after a fallback in `vh`, inside @supports, or where the browser may ignore the declaration.
  ...['dvh', 'color-mix()'],
  // Firefox before 121 lacks it: hover, backgrounds and gaps that depend on a child. It hides nothing.
  ':has',
  // Older browsers have :-webkit-autofill, which the build adds.
  ':autofill',
]);

const floor = readFloor();
const judge = judgeOf(floor);
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const inline = (element: 'script' | 'style') => {
  const found = [...page.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))];
  return found.map(([, text = ''], index) => [`inline ${element} ${index + 1}`, text] as const);
};
const delivered = (ending: string) =>
  filesBelow(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const [probe = ['', '']] = inline('script');

/** Returns each disallowed feature above the floor, with the name of its file. */
function above(
  texts: readonly (readonly [name: string, text: string])[],
  find: (text: string) => string[],
  allowed: ReadonlySet<string>,
): string[] {
  return texts.flatMap(([name, text]) =>
    find(text)
      .filter((what) => !allowed.has(what))
      .map((what) => `${what} in ${name}`),
  );
}

describe('the delivered files run in the oldest supported browsers', () => {
  it('Chrome 107, Firefox 115 and Safari 16 are those browsers', () => {
    expect(buildTargets(floor)).toEqual(['chrome107', 'edge107', 'firefox115', 'safari16', 'ios16']);
  });

  it('the scripts use no newer syntax and no newer API', () => {
    const scripts = [...delivered('.js'), ...inline('script').filter(([name]) => name !== probe[0])].filter(
      // This library checks for each measure before use. It loads when the page is idle, and may fail.
      ([name]) => !/\/web-vitals-[\w-]+\.js$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(30);
    expect(above(scripts, judge.script, askedForFirst)).toEqual([]);
  });

  it('the styles use newer features only as embellishments', () => {
    const styles = [...delivered('.css'), ...inline('style')];
    expect(styles.length).toBeGreaterThan(5);
    expect(above(styles, judge.style, embellishments)).toEqual([]);
  });
});

describe('an older browser gets', () => {
  it('a first script in ECMAScript 5, which every browser can parse', () => {
    expect(probe[1]).toContain('is-too-old');
    expect(() => parse(probe[1], { ecmaVersion: 5 })).not.toThrow();
  });

  it('a rule outside every layer that hides the form, since older browsers drop layers', () => {
    const styles = inline('style')
      .map(([, text]) => text)
      .join('');
    expect(outsideLayers(styles)).toMatch(/\.is-too-old #root[^{}]*\{display:none\}/);
  });

  it('the page for old browsers in each language that has its own texts', () => {
    const [texts] = delivered('.json').filter(([name]) => name.includes('old-browser'));
    const languages: Record<string, string[]> = JSON.parse(texts?.[1] ?? '{}');
    expect(Object.keys(languages).sort()).toEqual([
      'ar',
      'de',
      'es',
      'fr',
      'hu',
      'it',
      'ja',
      'ko',
      'nl',
      'pl',
      'pt',
      'ru',
      'sk',
      'zh',
      'zh-TW',
    ]);
    for (const [, message] of Object.values(languages)) expect(message).toMatch(/107.*107.*115.*16.*16/);
  });
});

describe('the check of the delivered files', () => {
  it.each([
    ['AbortSignal.any([])', ['AbortSignal.any']],
    ['new Intl.Segmenter()', ['.Segmenter', 'Intl.Segmenter']],
    ['[].toSorted()', ['.toSorted']],
    ['window.cookieStore', ['.cookieStore']],
    ['/(?<!a)b/', ['regular expression: lookbehind']],
    ['class A { static { } }', ['class static block']],
    ['AbortSignal.timeout(1); [].findLast(Boolean); fetch("/")', []],
  ])('finds the feature that is too new in "%s"', (code, found) => {
    expect(judge.script(code)).toEqual(found);
  });

  it('refuses syntax newer than 2022', () => {
    expect(() => judge.script('with (using) x => {')).toThrow(SyntaxError);
  });

  it.each([
    ['a{color:light-dark(red,blue)}', ['light-dark()']],
    ['a{width:100dvw}', ['dvw']],
    ['a{width:min(28rem,100vi)}', ['vi']],
    ['a:has(b){color:red}', [':has']],
    ['@starting-style{a{opacity:0}}', ['@starting-style']],
    ['a{b{color:red}}', ['nesting']],
    ['@layer a{b{width:100vw;translate:0 1px}}', []],
  ])('finds the feature that is too new in "%s"', (code, found) => {
    expect(judge.style(code)).toEqual(found);
  });
});

function outsideLayers(css: string): string {
  let rest = '';
  for (let at = 0; at < css.length;) {
    const layer = /@layer [\w-]+\{/y;
    layer.lastIndex = at;
    const opened = layer.exec(css);
    if (!opened) {
      rest += css[at];
      at += 1;
      continue;
    }
    let depth = 1;
    for (at += opened[0].length; depth > 0 && at < css.length; at += 1)
      depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
  }
  return rest;
}
