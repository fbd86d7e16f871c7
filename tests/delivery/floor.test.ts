import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/delivery/build';
import { buildTargets, readFloor } from '../../scripts/delivery/page/floor';

const folder = 'dist';
if (!existsSync(join(folder, 'index.html'))) throw new Error('There is nothing built yet: run "npm run build" first.');

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

it('the oldest supported browsers are Chrome 107, Firefox 115 and Safari 16, and the build translates for them', () => {
  expect(buildTargets(readFloor())).toEqual(['chrome107', 'edge107', 'firefox115', 'safari16', 'ios16']);
});

describe('an older browser gets', () => {
  it('a first script in ECMAScript 5, which every browser can parse', () => {
    expect(probe[1]).toContain('is-too-old');
    expect(probe[1]).not.toMatch(/=>|`|\b(?:const|let|class) /);
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
