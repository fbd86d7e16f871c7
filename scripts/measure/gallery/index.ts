import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { connect } from '../../../mock-server/client';
import { enter, signIn } from '../../../mock-server/client/browser';
import { KEY_LANGUAGE } from '../../../mock-server/handlers/platform/pseudo-text';
import { findOrInstallBrowser, launchArguments } from '../../cli/find-browser';
import { type Look, looks, sizes } from './looks';
import { type GalleryScreen, screens } from './screens';
import { startProcess } from '../processes';
import { CliError, run } from '../../../mock-server/adapters/cli-error';
import { readOptions } from '../../../mock-server/command/read-options';

const folder = 'reports/gallery';

const about = {
  command: 'npm run gallery --',
  help: `Usage: npm run gallery [-- --look NAME] [--screen TEXT] [--against COMMIT]
  --look NAME       the looks whose names contain it: ${looks.map(({ name }) => name).join(', ')}
  --screen TEXT     the screens whose names contain it
  --against COMMIT  the same pictures of that commit beside them, and the names of those that differ`,
};

const text = { type: 'string', default: '' } as const;

/**
 * `npm run gallery`: writes a picture of every screen in every look to reports/gallery. A page there shows them, and
 * keys.json tells translators which texts each picture shows.
 * @throws CliError for an unknown option, and when a screen cannot be reached
 */
async function main(words: string[]): Promise<void> {
  const wanted = readOptions(about, words, { options: { look: text, screen: text, against: text } }).values;
  const chosenLooks = named('look', looks, wanted.look);
  const chosenScreens = named('screen', screens, wanted.screen);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await using browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: launchArguments,
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  });
  const pictures: Picture[] = [];
  const keys = new Map<string, readonly string[]>();
  const failed: string[] = [];
  const attempt = async (port: number, screen: GalleryScreen, look: Look, take: (page: Page) => Promise<unknown>) => {
    await onScreen(browser, port, screen, look, take).catch((error: unknown) => {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      failed.push(`${screen.name}, ${look.name}: ${why}`);
    });
  };
  await withApp('.', async (port) => {
    for (const screen of chosenScreens)
      await attempt(port, screen, inKeys, async (page) => keys.set(screen.name, await keysOn(page)));
    for (const look of chosenLooks) {
      const before = pictures.length;
      for (const [index, screen] of chosenScreens.entries()) {
        const file = `${String(index + 1).padStart(2, '0')}-${look.name}.png`;
        await attempt(port, screen, look, async (page) => {
          await page.screenshot({ path: join(folder, file) });
          pictures.push({ screen, look, file });
        });
      }
      console.log(`${look.name}: ${pictures.length - before} of ${chosenScreens.length} screens`);
    }
  });
  if (wanted.against !== '')
    await withTree(wanted.against, (tree) =>
      withApp(tree, async (port) => {
        for (const picture of pictures)
          await attempt(port, picture.screen, picture.look, async (page) => {
            const before = await page.screenshot({ path: join(folder, `before-${picture.file}`) });
            picture.differs = !before.equals(readFileSync(join(folder, picture.file)));
          });
      }),
    );
  writeFileSync(join(folder, 'index.html'), galleryPage(pictures, keys));
  const filesOf = (name: string) => pictures.filter((one) => one.screen.name === name).map(({ file }) => file);
  const tagged = [...keys].map(([screen, ofScreen]) => ({ screen, pictures: filesOf(screen), keys: ofScreen }));
  writeFileSync(join(folder, 'keys.json'), `${JSON.stringify(tagged, null, 2)}\n`);
  console.log(`${pictures.length} pictures: ${folder}/index.html`);
  for (const { screen, look, differs } of pictures) if (differs) console.log(`Differs: ${screen.name}, ${look.name}`);
  if (failed.length > 0) throw new CliError(`Not reached:\n${failed.join('\n')}`);
}

/** @throws CliError when none has the text in its name */
function named<One extends { name: string }>(what: string, all: readonly One[], text: string): One[] {
  const found = all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  if (found.length > 0) return found;
  throw new CliError(`No ${what} is named "${text}": there are ${all.map(({ name }) => name).join('; ')}.`);
}

/** The files of another commit. Inside the project, so that Node finds the packages. */
async function withTree(commit: string, use: (tree: string) => Promise<void>): Promise<void> {
  const tree = 'reports/gallery-before';
  execFileSync('git', ['worktree', 'add', '--force', '--detach', tree, commit], { stdio: 'inherit' });
  try {
    await use(tree);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree]);
  }
}

/** A separate process runs the app with the mock server. */
async function withApp(root: string, use: (port: number) => Promise<void>): Promise<void> {
  const words = [resolve('node_modules/vite/bin/vite.js'), '--configLoader', 'runner'];
  await using server = await startProcess(() => words, '/__mock/health', { cwd: root, env: { E2E: '1' } }).catch(() => {
    throw new CliError('The app could not be started: "npm run dev" says why.');
  });
  await use(server.port);
}

/** One pass over the screens shows each text as its key. The keys are the same in every language and size. */
const inKeys: Look = { name: 'keys', size: 'phone', scheme: 'light', brand: 'default', language: KEY_LANGUAGE };

/** The keys of all texts of the page, also of those that only screen readers say. */
async function keysOn(page: Page): Promise<string[]> {
  const html = `${await page.title()} ${await page.content()}`;
  return [...new Set([...html.matchAll(/⟦([\w-]+:[^⟦⟧]+)⟧/g)].map(([, key = '']) => key))].sort();
}

/** Opens the screen in a world of its own, and acts as the screen says. */
async function onScreen(
  browser: Browser,
  port: number,
  screen: GalleryScreen,
  look: Look,
  take: (page: Page) => Promise<unknown>,
): Promise<void> {
  const origin = `http://${look.brand === 'rebrand' ? 'rebrand.localhost' : 'localhost'}:${port}`;
  const world = await connect(`http://127.0.0.1:${port}`).world({});
  await using context = await browser.newContext({
    viewport: sizes[look.size],
    // A touch screen focuses no first field, so the picture shows no ring.
    ...(look.size === 'phone' && { isMobile: true, hasTouch: true }),
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: look.language,
    timezoneId: 'America/New_York',
    baseURL: origin,
  });
  await enter(context, world, origin);
  await context.addCookies([{ name: 'user-language', value: look.language, url: origin }]);
  const { person, method } = screen;
  if (person !== undefined) await signIn(context, world, person, method && { method }, origin);
  await screen.given?.(world);
  const page = await context.newPage();
  await page.goto(screen.path);
  await settle(page);
  await screen.act?.(page);
  await settle(page);
  await take(page);
  await world.drop();
}

/** Waits for a heading, then for the end of all requests. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

interface Picture {
  readonly screen: GalleryScreen;
  readonly look: Look;
  readonly file: string;
  /** Whether another commit draws it otherwise; undefined without one. */
  differs?: boolean;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A row per screen, a column per look. Each picture links to its full size. Below it are the keys of its texts. */
function galleryPage(pictures: readonly Picture[], keys: ReadonlyMap<string, readonly string[]>): string {
  const names = [...new Set(pictures.map(({ screen }) => screen.name))];
  const figure = ({ screen, look, file, differs }: Picture) => {
    const files = differs === undefined ? [file] : [`before-${file}`, file];
    const alt = escaped(`${screen.name}, ${look.name}`);
    const shown = files.map((one) => `<a href="${one}"><img loading="lazy" src="${one}" alt="${alt}"></a>`);
    return `<figure>${shown.join(differs === true ? ' ≠ ' : ' ')}<figcaption>${escaped(look.name)}</figcaption></figure>`;
  };
  const section = (name: string, index: number) => `<section id="screen-${index}"><h2>${escaped(name)}</h2>
<div class="looks">${pictures
    .filter(({ screen }) => screen.name === name)
    .map(figure)
    .join('')}</div>
<details><summary>Keys of its texts</summary><p>${escaped((keys.get(name) ?? []).join(', '))}</p></details></section>`;
  const links = names.map((name, index) => `<li><a href="#screen-${index}">${escaped(name)}</a></li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of screens</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
  .looks { display: flex; gap: 1rem; overflow-x: auto; padding-block: 0.5rem; }
  figure { flex: none; margin: 0; }
  img { block-size: 22rem; border: 1px solid GrayText; }
  nav { columns: 14rem; }
</style>
<h1>Gallery of screens</h1>
<nav aria-label="Screens"><ul>${links.join('')}</ul></nav>
${names.map(section).join('\n')}</html>
`;
}

run(main);
