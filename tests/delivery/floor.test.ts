import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/build';
import { judgeOf } from '../../scripts/delivery/above-floor';
import { buildTargets, readFloor } from '../../scripts/delivery/floor';

const folder = 'dist';
if (!existsSync(join(folder, 'index.html'))) throw new Error('There is nothing built yet: run "npm run build" first.');

/** What only looks like a new API: members of our own or a library's objects that share their name with one. */
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
    '.use',
    '.viewTransition',
  ],
];

/** New APIs that the code asks for before it uses them, or works without. */
const askedForFirst = new Set([
  ...namesakes,
  // Trusted Types: without them there is nothing to satisfy (src/features/login).
  ...['trustedTypes', '.createPolicy', '.createScriptURL'],
  // navigator.userActivation?.hasBeenActive and location.ancestorOrigins?.[0], both with an answer for "unknown".
  ...['.userActivation', '.hasBeenActive', '.ancestorOrigins'],
  // React: view transitions and fetch priority are taken where they are; the navigation API and transfer sizes only if
  // present.
  ...['.startViewTransition', '.skipTransition', '.fetchPriority', '.currentEntry', '.canIntercept', '.transferSize'],
  // i18next: `locale.getTextInfo` behind a check.
  '.getTextInfo',
]);

/** Styles that a browser may leave out without anything being lost. */
const embellishments = new Set([
  // Nicer line ends, native colours, own palettes, a handle to resize, the colour of a selection.
  ...['text-wrap', 'accent-color', 'forced-color-adjust', 'resize', ':selection'],
  // Fields as wide as what they hold; without it as wide as there is room.
  'field-sizing',
  // Room for a scrollbar, where scrollbars take room: without it the page moves when a dialog opens.
  'scrollbar-gutter',
  // After a line in `vh` that stands for it, inside @supports, or where the declaration may fall away.
  ...['dvh', 'color-mix()'],
  // Firefox before 121: hover, backgrounds and gaps that depend on a child. Nothing is hidden by it.
  ':has',
  // Older ones have :-webkit-autofill, which the build adds.
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

/** What is above the floor and not allowed, with the file that holds it. */
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

describe('what is delivered runs in the oldest supported browsers', () => {
  it('which are Chrome 107, Firefox 115 and Safari 16', () => {
    expect(buildTargets(floor)).toEqual(['chrome107', 'edge107', 'firefox115', 'safari16', 'ios16']);
  });

  it('as far as its scripts go: no syntax and no API is newer', () => {
    const scripts = [...delivered('.js'), ...inline('script').filter(([name]) => name !== probe[0])].filter(
      // This library asks for each measure before it uses it. It comes when the page is idle, and may fail to.
      ([name]) => !/\/web-vitals-[\w-]+\.js$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(30);
    expect(above(scripts, judge.script, askedForFirst)).toEqual([]);
  });

  it('as far as its styles go: what is newer is an embellishment', () => {
    const styles = [...delivered('.css'), ...inline('style')];
    expect(styles.length).toBeGreaterThan(5);
    expect(above(styles, judge.style, embellishments)).toEqual([]);
  });
});

describe('what an older browser is given', () => {
  it('is a first script in ECMAScript 5, which every browser can read', () => {
    expect(probe[1]).toContain('is-too-old');
    expect(() => parse(probe[1], { ecmaVersion: 5 })).not.toThrow();
  });

  it('is a rule that hides the form outside every layer, since older browsers drop layers', () => {
    const styles = inline('style')
      .map(([, text]) => text)
      .join('');
    expect(outsideLayers(styles)).toMatch(/\.is-too-old #root[^{}]*\{display:none\}/);
  });

  it('is the page in each language that has words of its own', () => {
    const [texts] = delivered('.json').filter(([name]) => name.includes('old-browser'));
    const languages: Record<string, string[]> = JSON.parse(texts?.[1] ?? '{}');
    expect(Object.keys(languages).sort()).toEqual([
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

describe('the check of what is delivered', () => {
  it.each([
    ['AbortSignal.any([])', ['AbortSignal.any']],
    ['new Intl.Segmenter()', ['.Segmenter', 'Intl.Segmenter']],
    ['[].toSorted()', ['.toSorted']],
    ['window.cookieStore', ['.cookieStore']],
    ['/(?<!a)b/', ['regular expression: lookbehind']],
    ['class A { static { } }', ['class static block']],
    ['AbortSignal.timeout(1); [].findLast(Boolean); fetch("/")', []],
  ])('finds what is too new in "%s"', (code, found) => {
    expect(judge.script(code)).toEqual(found);
  });

  it('refuses syntax that is newer than 2022', () => {
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
  ])('finds what is too new in "%s"', (code, found) => {
    expect(judge.style(code)).toEqual(found);
  });
});

/** The style sheet without its @layer blocks. */
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
