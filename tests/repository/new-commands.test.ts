import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../../scripts/new';
import { planOperation } from '../../scripts/new/operation';

/** Each command runs on a copy of the project. The tests type-check, lint and test the written files there. */
const project = process.cwd();
/** Inside the project, so that the copy finds the project's packages. */
const copies = join(project, '.cache');
let root = '';
/** The day of all commands here, also of those that run after midnight. */
const today = new Date().toISOString().slice(0, 10);

const leftOut = ['node_modules', '.git', '.cache', 'dist', 'dist-demo', 'reports', 'test-results'];

beforeAll(() => {
  vi.setSystemTime(today);
  mkdirSync(copies, { recursive: true });
  root = mkdtempSync(join(copies, 'new-'));
  for (const name of readdirSync(project)) {
    if (!leftOut.includes(name)) cpSync(join(project, name), join(root, name), { recursive: true });
  }
  // The bundler of the contract and the start of a command look for these at this exact path.
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['@redocly', 'tsx'])
    symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  // A busy machine copies slowly.
}, 60_000);

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** Returns the last write time (epoch ms) of each file in the copy. */
function states(): Map<string, number> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('node_modules'),
  );
  return new Map(names.map((name) => [name, statSync(join(root, name)).mtimeMs]));
}

function writtenSince(before: ReadonlyMap<string, number>): string[] {
  return [...states()].filter(([name, at]) => /\.\w+$/.test(name) && before.get(name) !== at).map(([name]) => name);
}

interface Outcome {
  code: number | null;
  output: string;
}

/** Runs one of the project's tools in the copy. */
function run(tool: string, ...words: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(project, 'node_modules', tool), ...words], { cwd: root });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const textOf = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

describe('npm run new', () => {
  it.each([
    [['screen', 'Tax Forms'], /"Tax Forms" is no name for a new screen/],
    [['screen', 'devices'], /there already/],
    [['screen', 'login'], /There is a path "login" already/],
    [['operation', 'list-my-devices'], /There is an operation listMyDevices already/],
    [['operation', 'list-phones', '--path', '/persons/me/devices'], /has GET \/persons\/me\/devices already/],
    [['operation', 'list-phones', '--path', 'phones'], /"phones" is no path/],
    [['operation', 'list-phones', '--method', 'LOOK'], /"LOOK" is no method/],
    [['operation', 'list-phones', '--service', 'phones'], /"phones" is no service/],
    [['language', 'icelandic'], /"icelandic" is no code of a language/],
    [['language', 'qq-QQ'], /"qq" is no language/],
    [['language', 'de-DE'], /de-DE is there already/],
    [['page', 'tax-forms'], /"page" is nothing that can be made/],
    [['screen'], /Say how the screen is called/],
    [['obligation', 'review-contact-info'], /There is a path "reviewContactInfo" already/],
    [['screen', 'tax', 'forms'], /"forms" is one word too many/],
    [['screen', 'tax', '--wide'], /^"--wide" is no option of new: /],
  ])('refuses %j in one sentence, and changes nothing', async (words, sentence) => {
    const before = states();
    await expect(main(words, root)).rejects.toThrow(sentence);
    expect(writtenSince(before)).toEqual([]);
  });

  it(
    'writes screens, operations, an obligation and a language that type-check, lint and pass their tests',
    { timeout: 600_000 },
    async () => {
      const before = states();
      await main(['screen', 'tax-forms'], root);
      await main(['screen', 'help', '--public', '--title', "What's new"], root);
      // The later commands also write the generated files for this operation.
      const options = { method: undefined, path: undefined, service: undefined };
      await (await planOperation(root, 'list-tax-forms', options)).write();
      await main(['operation', 'archive-tax-form', '--method', 'PUT', '--path', '/tax-forms/{formId}'], root);
      await main(['obligation', 'review-emergency-contact'], root);
      await main(['language', 'is-IS'], root);
      await main(['language', 'de-AT'], root);
      const written = writtenSince(before);
      const linted = written.filter((name) => /\.tsx?$/.test(name) && !name.startsWith('openapi/'));
      const tests = [
        'src/app/routes',
        'mock-server/testing/coverage.test.ts',
        'mock-server/handlers/sign-in/obligations.test.ts',
        'tests/contract/coverage-of-spec.test.ts',
        'tests/contract/changelog.test.ts',
        'tests/repository/callers.test.ts',
        'tests/repository/forms.test.ts',
        'tests/repository/product-pages.test.ts',
      ];
      const named = 'tax-?forms?|help|emergency-?contact|beyond|added later|title|changelog of|names each|grid';
      const [types, lint, tested] = await Promise.all([
        run('typescript-native/bin/tsc', '-b'),
        run('eslint/bin/eslint.js', '--max-warnings', '0', ...linted),
        run('vitest/vitest.mjs', 'run', ...tests, '--reporter=dot', '-t', named),
      ]);
      expect([types, lint, tested].filter(({ code }) => code !== 0).map(({ output }) => output)).toEqual([]);
      expect(written).toContain('tests/e2e/pages/tax-forms.spec.ts');
    },
  );

  it('places a language into the order of the table, with its region where another variant exists', () => {
    const rows = readFileSync(join(root, 'locales/languages.ts'), 'utf8');
    const codes = [...rows.matchAll(/code: '(.*?)'/g)].map(([, code]) => code);
    expect(codes.slice(0, 5)).toEqual(['en-US', 'en-CA', 'ar-AE', 'de-AT', 'de-DE']);
    expect(codes[codes.indexOf('is-IS') + 1]).toBe('it-IT');
    expect(rows).toContain("{ code: 'is-IS', name: 'Íslenska' }");
    expect(rows).toContain("{ code: 'de-AT', name: 'Deutsch (Österreich)' }");
    expect(existsSync(join(root, 'locales/de-AT'))).toBe(false);
  });

  it('gives a new language an empty entry in the glossary, and a region that of its base', () => {
    const { languages } = JSON.parse(readFileSync(join(root, 'locales/glossary.json'), 'utf8'));
    expect(languages.is).toEqual({ register: '', rules: [], terms: {} });
    expect(languages).not.toHaveProperty('de-AT');
  });

  it('adds the keys that languages lack and keeps the existing texts', async () => {
    const key = join(root, 'locales/en/help.json');
    writeFileSync(
      key,
      JSON.stringify({ title: "What's new", back: 'Back to login', more: { left_one: 'x', left_other: 'y' } }),
    );
    writeFileSync(join(root, 'locales/de/help.json'), JSON.stringify({ title: 'Neues', back: null }));
    await main(['texts'], root);
    expect(textOf('locales/de/help.json')).toEqual({
      title: 'Neues',
      back: null,
      more: { left_one: null, left_other: null },
    });
    expect(textOf('locales/ja/help.json')).toEqual({ title: null, back: null, more: { left_other: null } });
    expect(textOf('locales/zh-TW/help.json')).toEqual({ title: null, back: null, more: { left_other: null } });
    const before = states();
    await main(['texts'], root);
    expect(writtenSince(before)).toEqual([]);
  });

  it('removes the keys that English no longer has, also from a region and with their whole file', async () => {
    writeFileSync(join(root, 'locales/en/help.json'), JSON.stringify({ title: "What's new", more: { left: 'x' } }));
    writeFileSync(join(root, 'locales/fr-CA/help.json'), JSON.stringify({ back: 'Retour', more: { left: 'Reste' } }));
    writeFileSync(join(root, 'locales/de/gone.json'), JSON.stringify({ title: 'Fort' }));
    await main(['texts'], root);
    expect(textOf('locales/de/help.json')).toEqual({ title: 'Neues', more: { left: null } });
    expect(textOf('locales/ja/help.json')).toEqual({ title: null, more: { left: null } });
    expect(textOf('locales/fr-CA/help.json')).toEqual({ more: { left: 'Reste' } });
    expect(existsSync(join(root, 'locales/de/gone.json'))).toBe(false);
  });

  it('leaves every text but the English untranslated, and lists each as pending', { timeout: 180_000 }, async () => {
    expect(textOf('locales/en/tax-forms.json')).toEqual({ title: 'Tax forms', back: 'Back to home' });
    expect(textOf('locales/de/tax-forms.json')).toEqual({ title: null, back: null });
    expect(textOf('locales/zh-TW/tax-forms.json')).toEqual({ title: null, back: null });
    expect(textOf('locales/is/tax-forms.json')).toEqual({ title: null, back: null });
    expect(textOf('locales/notes.json')).toHaveProperty(['texts', 'tax-forms:*', 'note'], 'The page “Tax forms”.');
    expect(textOf('locales/pending.json')).toMatchObject({
      'tax-forms:title': today,
      'shell:title.help': today,
      is: today,
    });
    const tests = [
      'vitest/vitest.mjs',
      'run',
      'locales/packs',
      '--reporter=dot',
      '-t',
      'pending|every key|stale|notes',
    ] as const;
    expect((await run(...tests)).code).toBe(0);
    const late = { 'tax-forms:title': '2026-01-01', 'shell:title.help': '2026-01-01', is: '2026-01-01' };
    writeFileSync(join(root, 'locales/pending.json'), JSON.stringify(late));
    const { code, output } = await run(...tests);
    expect(code).toBe(1);
    expect(output).toContain('de/tax-forms.json title: Tax forms (since 2026-01-01)');
    expect(output).toContain("pl/shell.json title.help: What's new (since 2026-01-01)");
    expect(output).toContain('is/login.json ');
  });

  it('takes a text from the list once every language has it', async () => {
    writeFileSync(join(root, 'locales/en/tax-forms.json'), JSON.stringify({ back: 'Back to home' }));
    await main(['texts'], root);
    expect(textOf('locales/pending.json')).not.toHaveProperty(['tax-forms:title']);
    expect(textOf('locales/pending.json')).toHaveProperty(['tax-forms:back']);
  });
});
