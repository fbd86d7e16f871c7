import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PERSONA_PASSWORD } from '../../mock-server/world/store/make';
import { filesBelow, manifestFile, sourceMaps } from '../../scripts/delivery/build';
import { loadedBy, screenSizes, sizes } from '../../scripts/delivery/page/budget';
import { START_FILES_ID, type StartFiles } from '../../src/app/start/page/start-files';
import { rulesOf } from '../../scripts/delivery/built-folder';
import { sourceMapsOf } from '../../scripts/delivery/source-maps';
import { ruleFor } from '../../scripts/delivery/headers';

const folder = 'dist';
if (!existsSync(join(folder, 'index.html'))) throw new Error('There is nothing built yet: run "npm run build" first.');

/** One script may hold several source modules, which its source map lists. */
function modulesOf(script: string): string[] {
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(maps, `${script}.map`), 'utf8'));
  return sources;
}

/** The files that the page lists for its start script. */
function startFilesIn(page: string): StartFiles {
  const [, list = ''] = new RegExp(`id="${START_FILES_ID}">(.*?)</script>`).exec(page) ?? [];
  return JSON.parse(list);
}

const files = filesBelow(folder);
const delivered = files.filter((name) => !/\.(br|gz)$/.test(name));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const maps = sourceMapsOf(startFilesIn(read('index.html')).build, sourceMaps);

/** Returns the files that match, so that a failure names the place. */
const filesWith = (what: RegExp): string[] => delivered.filter((name) => what.test(read(name)));

it.each([
  ['the library msw', /\bmsw\b/i],
  ['its service worker', /mockServiceWorker|serviceWorker\.register/],
  ['the control interface', /__mock|mock-world|X-Mock-World/i],
  ['the mock server by name', /mock-server|mockServer/],
  ['its dashboard', /wb-section|Start again from it/],
  ['its addresses, in the configuration either', /\/outside\//],
  ['a persona of the seed', /ann\.lee|ann@example\.com/],
  ['the password of the personas', new RegExp(PERSONA_PASSWORD.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))],
  ['the contract check of development', /contract-breach|Contract breach|\bajv\b/i],
  ['the pseudo-languages', /\b(en-XA|ar-XB)\b|Pseudo/],
])('the production bundle holds no mock no byte of %s', (_name, what) => {
  expect(filesWith(what)).toEqual([]);
});

describe('the delivered folder', () => {
  it('holds no source maps and no reference to one', () => {
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(filesWith(/sourceMappingURL/)).toEqual([]);
  });

  it('holds the sample of the configuration and its schema, and none', () => {
    expect(delivered.filter((name) => name.startsWith('auth/config')).sort()).toEqual([
      'auth/config.sample.json',
      'auth/config.schema.json',
    ]);
  });

  it('holds no list of the built files', () => {
    expect(files.filter((name) => name.includes('.vite'))).toEqual([]);
  });

  it('has a hash in the name of every asset, since browsers cache assets for ever', () => {
    const assets = delivered.filter((name) => name.startsWith('auth/assets/'));
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((name) => !/-[\w-]{8,}\.\w+$/.test(name))).toEqual([]);
  });

  it('holds Brotli and gzip versions that decompress to the same bytes', () => {
    const texts = delivered.filter((name) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(name));
    for (const name of texts) {
      const content = readFileSync(join(folder, name));
      expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(content), `${name}.br`).toBe(true);
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(content), `${name}.gz`).toBe(true);
    }
  });

  it('has a page without inline handlers, inline style attributes or resources from other origins', () => {
    const tags = read('index.html').match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\s(on\w+|style)\s*=/i.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\ssrc\s*=\s*["']?(https?:)?\/\//i.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /^<link\b.*\shref\s*=\s*["']?(https?:)?\/\//i.test(tag))).toEqual([]);
  });

  it('has scripts whose hashes outlive the build: another build has other files and the same policy', () => {
    const other = mkdtempSync(join(tmpdir(), 'other-build-'));
    const page = read('index.html');
    const { renderer, entry, modules } = startFilesIn(page);
    const renamed = [renderer, entry, ...modules].reduce(
      (text, name) => text.replaceAll(name, name.replace(/-[\w-]{8}\./, '-00000000.')),
      page,
    );
    expect(renamed).not.toBe(page);
    cpSync(folder, other, { recursive: true });
    writeFileSync(join(other, 'index.html'), renamed);
    const scriptsOf = (place: string) =>
      rulesOf(place)
        .map(({ headers }) => /script-src[^;]*/.exec(headers['Content-Security-Policy'] ?? '')?.[0])
        .filter(Boolean);
    expect(scriptsOf(other)).toEqual(scriptsOf(folder));
    rmSync(other, { recursive: true });
  });

  it('lets the host pages of the configuration embed two pages, and nothing else in their place', () => {
    const place = mkdtempSync(join(tmpdir(), 'host-pages-'));
    mkdirSync(join(place, 'auth'));
    const config = JSON.parse(read('auth/config.sample.json'));
    const ruleWith = (...hostOrigins: string[]) => {
      config.mobileApp.hostOrigins = hostOrigins;
      writeFileSync(join(place, 'auth/config.json'), JSON.stringify(config));
      return ruleFor(rulesOf(folder, { configurationFolder: place }), '/auth/step-up');
    };
    expect(ruleWith('https://host.example', 'https://other.example')?.headers['Content-Security-Policy']).toContain(
      '; frame-ancestors https://host.example https://other.example;',
    );
    for (const wrong of ["'unsafe-inline'", 'https://other.example/; script-src *'])
      expect(() => ruleWith(wrong)).toThrow('mobileApp.hostOrigins[0] must be an origin');
    rmSync(place, { recursive: true });
  });

  it('has a policy without any unsafe source', () => {
    for (const { headers } of rulesOf(folder)) expect(JSON.stringify(headers)).not.toContain('unsafe-');
  });
});

describe('the start of /auth/login', () => {
  it('asks for every script of the start at once, so that none waits for another', () => {
    const { entry, modules } = startFilesIn(read('index.html'));
    const asked = [entry, ...modules];
    const needed = loadedBy(folder, manifestFile, []).scripts.files.map((name) => `/${name}`);
    expect(asked.toSorted()).toEqual(needed.toSorted());
  });

  it('runs the renderer before the rest of the app, in a task of its own', () => {
    const [renderer = ''] = delivered.filter((name) => name.startsWith('auth/assets/renderer-'));
    expect(modulesOf(renderer).filter((name) => !/\/node_modules\/(?:react|react-dom|scheduler)\//.test(name))).toEqual(
      [],
    );
    const files = startFilesIn(read('index.html'));
    expect(files.renderer).toBe(`/${renderer}`);
    expect(files.entry).toMatch(/^\/auth\/assets\/index-[\w-]+\.js$/);
    expect(read('index.html')).toMatch(/import\((\w+)\.renderer\).*MessageChannel.*import\(\1\.entry\)/);
  });
});

describe('the sizes that a user waits for', () => {
  it('are inside their limits', async () => {
    const measured = sizes(folder, manifestFile);
    expect(measured.filter(({ gzip, limit }) => gzip > limit)).toEqual([]);
  });

  it('measure each screen of the route table', () => {
    const named = filesBelow('src/app/routes')
      .filter((name) => name.endsWith('.routes.ts'))
      .flatMap((name) => [
        ...readFileSync(join('src/app/routes', name), 'utf8').matchAll(/import\('(?:\.\.?\/)+([\w/-]+)'\)/g),
      ])
      .map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(30);
    const modules = screenSizes(folder, manifestFile).flatMap(({ file }) => modulesOf(file));
    expect(named.filter((name) => !modules.some((module) => module.endsWith(`/${name}.tsx`)))).toEqual([]);
  });
});

describe('the third-party notices', () => {
  const notices = read('auth/THIRD-PARTY-NOTICES.txt');
  const named = [...notices.matchAll(/^## (\S+) - \d/gm)].map(([, name = '']) => name);

  it('name the packages of the bundle and no other, each with its version and licence', () => {
    const ofModules = filesBelow(maps).flatMap((name) =>
      modulesOf(name.replace(/\.map$/, '')).flatMap(
        (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
      ),
    );
    // No source map names the code that the tools add.
    const ofTools = [
      ...(delivered.some((name) => name.includes('/rolldown-runtime-')) ? ['rolldown'] : []),
      ...(filesWith(/vite:preloadError/).some((name) => name.endsWith('.js')) ? ['vite'] : []),
    ];
    expect(ofTools).toHaveLength(2);
    expect(named.toSorted()).toEqual([...new Set([...ofModules, ...ofTools])].toSorted());
    const { packages }: { packages: Record<string, { version: string; license: string }> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    for (const name of named) {
      const locked = packages[`node_modules/${name}`];
      expect(notices).toContain(`\n## ${name} - ${locked?.version} (${locked?.license})\n`);
    }
  });

  it('list only licences that require nothing but attribution', () => {
    const terms = [...notices.matchAll(/^## \S+ .*\(([^()]+)\)/gm)].map(([, licence = '']) => licence);
    expect(terms.length).toBeGreaterThan(8);
    expect(
      terms.filter(
        (licence) => !['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'].includes(licence),
      ),
    ).toEqual([]);
  });
});
