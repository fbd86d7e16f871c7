import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localeFolders, localesOf, readPack } from '../../../tests/support/texts/packs';
import { HASHES, STALE, staleRow, staleTexts } from '../../../tests/support/texts/stale';
import { main } from '../index';
import { languageOf } from './export';

/** The tests work on a copy of some languages, inside the project for its format. */
mkdirSync('.cache', { recursive: true });
const root = mkdtempSync('.cache/texts-');
const copy = (part = '') => cpSync(join('locales', part), join(root, 'locales', part), { recursive: true });

beforeAll(() => {
  copy();
  for (const folder of localeFolders())
    if (!['en', 'de', 'fr', 'fr-CA', 'ru'].includes(folder)) rmSync(join(root, 'locales', folder), { recursive: true });
});
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true }));

const path = (language: string) => join(root, `reports/texts/${language}.xlf`);
const read = (language: string) => readFileSync(path(language), 'utf8');
const texts = (from = root) =>
  new Map(localeFolders(localesOf(from)).map((folder) => [folder, readPack(folder, localesOf(from))]));

/** What differs, as "de login:title: new text". */
function changedSince(before: ReturnType<typeof texts>, after = texts()): string[] {
  return [...after].flatMap(([folder, now]) => {
    const old = before.get(folder) ?? new Map<string, string>();
    const keys = [...new Set([...old.keys(), ...now.keys()])];
    return keys.filter((key) => old.get(key) !== now.get(key)).map((key) => `${folder} ${key}: ${now.get(key)}`);
  });
}

/** Exports a language, edits its file as a tool would, and imports it. */
async function exchange(language: string, edit: (xml: string) => string): Promise<string[]> {
  const before = texts();
  await main(['texts', 'export', language], root);
  writeFileSync(path(language), edit(read(language)));
  await main(['texts', 'import', path(language)], root);
  return changedSince(before);
}

/** Edits one unit: the first with this id and all of `parts` in it. */
function inUnit(id: string, edit: (unit: string) => string) {
  return (xml: string) => {
    const unit = new RegExp(`<unit id="${id}"[^]*?</unit>`).exec(xml)?.[0] ?? '';
    expect(unit).not.toBe('');
    return xml.replace(unit, () => edit(unit));
  };
}

const target = (text: string) => (unit: string) =>
  unit.replace(/<target>.*<\/target>/, () => `<target>${text}</target>`);
const ph = (name: string) => `<ph id="${name}"/>`;

function changeEnglish(file: string, old: string, now: string): void {
  const place = join(root, 'locales/en', file);
  const before = readFileSync(place, 'utf8');
  expect(before).toContain(old);
  writeFileSync(place, before.replace(old, now));
}

describe('the XLIFF of a language', () => {
  it('returns unchanged without a change, for every language', async () => {
    const all = join(root, 'all');
    cpSync('locales', join(all, 'locales'), { recursive: true });
    await main(['texts', 'export'], all);
    const folders = localeFolders().filter((folder) => folder !== 'en');
    await main(['texts', 'import', ...folders.map((folder) => join(all, `reports/texts/${folder}.xlf`))], all);
    expect(changedSince(texts('.'), texts(all))).toEqual([]);
    expect(folders.length).toBeGreaterThan(15);
  });

  it('names the language whose users see it', async () => {
    const folders = localeFolders();
    const languages = ['fr', 'fr-CA', 'pt', 'zh', 'xx'].map((folder) => languageOf(folder, folders));
    expect(languages).toEqual(['fr-FR', 'fr-CA', 'pt-BR', 'zh-CN', 'xx']);
  });

  it('has notes, limits of length, protected placeholders, and each form of a plural', async () => {
    await main(['texts', 'export', 'ru'], root);
    const unit = (id: string) => new RegExp(`<unit id="${id}"[^]*?</unit>`).exec(read('ru'))?.[0];
    expect(unit('tab.devices')).toMatch(/^<unit id="tab.devices" slr:sizeRestriction="26">/);
    expect(unit('tab.devices')).toContain('<note>A tab, on one line.');
    expect(unit('notYou')).toMatch(/<source>Not <ph id="name"[^>]*\/>\?<\/source>/);
    expect(unit('notYou')).toContain('<note>{{name}}: The name of a person');
    expect(unit('countdown_few')).toContain('for {{count}} = 2, 3, 4, 22, 23, …');
    expect(unit('countdown_other')).toContain('for {{count}} = 1.5');
  });

  it('brings back one changed text, and nothing else', async () => {
    expect(await exchange('de', inUnit('tab.devices', target('Handys &amp; Tablets')))).toEqual([
      'de settings:tab.devices: Handys & Tablets',
    ]);
    expect(await exchange('ru', inUnit('countdown_few', target(`Ещё ${ph('count')} секунды`)))).toEqual([
      'ru change-password:countdown_few: Ещё {{count}} секунды',
    ]);
  });

  it('brings back a text that a tool has cut into segments', async () => {
    const cut = (unit: string) =>
      unit.replace(
        /<segment[^]*<\/segment>/,
        '<segment><source>Not </source><target>Sind Sie nicht </target></segment><ignorable><source>' +
          `${ph('name')}</source></ignorable><segment><source>?</source><target><mrk id="m">?</mrk></target></segment>`,
      );
    expect(await exchange('de', inUnit('notYou', cut))).toEqual([
      'de account-linking:notYou: Sind Sie nicht {{name}}?',
    ]);
    expect(staleTexts(root)).toEqual([]);
  });

  it('leaves a text without a translation as it is', async () => {
    expect(
      await exchange(
        'de',
        inUnit('tab.devices', (unit) => unit.replace(/<target>.*<\/target>/, '')),
      ),
    ).toEqual([]);
  });

  it('gives a region only what differs from its base', async () => {
    const fr = readPack('fr', localesOf(root)).get('settings:tab.devices') ?? '';
    expect(readPack('fr-CA', localesOf(root)).has('settings:tab.devices')).toBe(false);
    expect(await exchange('fr-CA', inUnit('tab.devices', target('Mobiles')))).toEqual([
      'fr-CA settings:tab.devices: Mobiles',
    ]);
    expect(await exchange('fr-CA', inUnit('tab.devices', target(fr)))).toEqual([
      'fr-CA settings:tab.devices: undefined',
    ]);
  });
});

describe('an import', () => {
  let xml = '';
  beforeAll(async () => {
    await main(['texts', 'export', 'de'], root);
    xml = read('de');
  });
  it.each([
    ['a lost placeholder', inUnit('notYou', target('Nicht Sie?')), 'de account-linking:notYou: it lacks {{name}}'],
    [
      'an unknown placeholder',
      inUnit('notYou', target(`${ph('name')} ${ph('nom')}`)),
      'de account-linking:notYou: the English has no {{nom}}',
    ],
    [
      'an unknown key',
      (xml: string) => xml.replace('id="notYou"', 'id="gone"'),
      'de account-linking:gone: there is no such',
    ],
    [
      'a long text',
      inUnit('tab.devices', target('x'.repeat(27))),
      'settings:tab.devices: it has 27 characters, and 26',
    ],
    ['HTML', inUnit('tab.devices', target('&lt;b&gt;x')), 'settings:tab.devices: it has HTML'],
    [
      'an unknown language',
      (xml: string) => xml.replace('"de-DE"', '"da-DK"'),
      'is in "da-DK", and locales/ has no folder',
    ],
    ['a broken file', (xml: string) => xml.replace('</xliff>', ''), 'is no XLIFF 2'],
    ['XLIFF 1.2', (xml: string) => xml.replace('version="2.0"', 'version="1.2"'), 'is no XLIFF 2'],
  ])('refuses %s, says why, and changes nothing', async (_what, edit, sentence) => {
    const before = texts();
    writeFileSync(path('de'), edit(inUnit('title', target(`Hallo, ${ph('name')}!`))(xml)));
    await expect(main(['texts', 'import', path('de')], root)).rejects.toThrow(sentence);
    expect(changedSince(before)).toEqual([]);
  });

  it.each([
    [['texts', 'import', 'gone.xlf'], 'There is no file gone.xlf.'],
    [['texts', 'import'], 'Say which files to import'],
    [['texts', 'export', 'da'], 'There is no translation "da"'],
    [['texts', 'send'], '"send" is nothing to do with texts'],
  ])('and an export refuse %j', (words, sentence) => expect(main(words, root)).rejects.toThrow(sentence));
});

describe('a translation whose English changed', () => {
  const marked = () =>
    staleTexts(root)
      .filter(({ folder }) => folder === 'de')
      .map(staleRow);
  const today = '2026-03-09';

  beforeEach(async () => {
    vi.setSystemTime(`${today}T23:59:59Z`);
    for (const part of ['en', 'de', HASHES, STALE]) copy(part);
    changeEnglish('settings.json', '"Devices"', '"Phones"');
    changeEnglish('session.json', '"{{count}} second left"', '"{{count}} second to go"');
    await main(['texts'], root);
  });
  afterEach(() => void vi.useRealTimers());

  it('is listed with both texts until it changes', async () => {
    expect(marked()).toEqual([
      `de/session.json left: {{count}} second to go / {{count}} seconds left | ` +
        `Noch {{count}} Sekunde / Noch {{count}} Sekunden (its English changed on ${today})`,
      `de/settings.json tab.devices: Phones | Geräte (its English changed on ${today})`,
    ]);
    const all = staleTexts(root).length;
    expect(all).toBe(2 * ['de', 'fr', 'ru'].length);
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('de/settings.json tab.devices: Phones | Geräte');
    await exchange('de', inUnit('tab.devices', target('Telefone')));
    expect(marked()).toHaveLength(1);
    expect(staleTexts(root)).toHaveLength(all - 1);
  });

  it('is marked in the file for translators, who confirm it by its state', async () => {
    const confirm = (unit: string) => unit.replace('state="initial"', 'state="reviewed"');
    await exchange('de', (xml) => xml);
    expect(marked()).toHaveLength(2);
    await exchange('de', inUnit('tab.devices', confirm));
    expect(marked()).toHaveLength(1);
  });

  it('stays marked when its translation comes from a file with the former English', async () => {
    await main(['texts', 'export', 'de'], root);
    changeEnglish('settings.json', '"Phones"', '"Mobiles"');
    await main(['texts'], root);
    writeFileSync(path('de'), inUnit('tab.devices', target('Telefone'))(read('de')));
    await main(['texts', 'import', path('de')], root);
    expect(marked()[1]).toBe(`de/settings.json tab.devices: Mobiles | Telefone (its English changed on ${today})`);
  });
});

it('writes the glossary as TBX, with the words to use and to avoid', async () => {
  await main(['texts', 'export', 'de'], root);
  const tbx = readFileSync(join(root, 'reports/texts/glossary.tbx'), 'utf8');
  const entry = /<conceptEntry id="password">[^]*?<\/conceptEntry>/.exec(tbx)?.[0].replaceAll(/\s*\n\s*/g, '') ?? '';
  expect(entry).toContain('<descrip type="definition">What proves the username.</descrip>');
  expect(entry).toContain(
    '<langSec xml:lang="de"><termSec><term>Passwort</term>' +
      '<termNote type="administrativeStatus">preferredTerm-admn-sts</termNote>' +
      '</termSec><termSec><term>Kennwort</term>' +
      '<termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec></langSec>',
  );
});
