import { describe, expect, test } from 'vitest';
import { textsOnDisk } from '../../adapters/texts-on-disk';
import { seedWorld } from '../../seed';
import { newCaller } from '../../testing/client';
import { PSEUDO_LANGUAGES } from './pseudo-text';
import { World } from '../../world/world';

const files: Record<string, Record<string, unknown>> = {
  en: {
    login: {
      title: 'Sign in',
      welcome: 'Hello, {{name}}',
      wait_one: '{{count}} minute',
      wait_other: '{{count}} minutes',
    },
  },
  'en-CA': { legal: { colour: 'Colour' } },
  fr: {
    login: { title: 'Connexion', password: { label: 'Mot de passe', show: 'Afficher' } },
    toasts: { saved: 'Enregistré' },
  },
  'fr-CA': { login: { password: { label: 'Mot de passe (CA)' } } },
};

async function ask(language?: string, namespaces?: string[]) {
  const asked: string[] = [];
  const world = new World('texts', {}, async (folder) => {
    asked.push(folder);
    return files[folder] ?? null;
  });
  await seedWorld(world);
  const response = await newCaller(world).send('getTextPackage', {
    headers: language === undefined ? {} : { 'user-language': language },
    query: namespaces === undefined ? {} : { namespaces: namespaces.join() },
  });
  return { ...response, asked };
}

test('the longest file of the disk comes first, because gzip looks back only a little', async () => {
  const lengths = Object.values((await textsOnDisk('en')) ?? {}).map((texts) => JSON.stringify(texts).length);
  expect(lengths[0]).toBe(Math.max(...lengths));
});

describe('the text package of a language', () => {
  test('merges the regional overlay over its base, key by key', async () => {
    expect((await ask('fr-CA')).body).toEqual({
      language: 'fr-CA',
      version: '1.0.27',
      resources: {
        login: { title: 'Connexion', password: { label: 'Mot de passe (CA)', show: 'Afficher' } },
        toasts: { saved: 'Enregistré' },
      },
    });
  });

  test('leaves out what is not translated yet, so that the text of the base or the English is shown', async () => {
    const world = new World('texts', {}, async (folder) =>
      folder === 'de' ? { login: { title: 'Anmelden', help: null } } : { login: { title: null } },
    );
    const { body } = await newCaller(world).send('getTextPackage', { headers: { 'user-language': 'de-DE' } });
    expect(body).toMatchObject({ resources: { login: { title: 'Anmelden' } } });
    expect(JSON.stringify(body)).not.toContain('null');
  });

  test("is the base's without an overlay, and English without a header", async () => {
    expect((await ask('fr-FR')).body).toMatchObject({
      language: 'fr-FR',
      resources: { login: { password: { label: 'Mot de passe' } } },
    });
    expect((await ask('fr')).body).toMatchObject({ language: 'fr' });
    expect((await ask()).body).toMatchObject({ language: 'en-US', resources: { login: { title: 'Sign in' } } });
  });

  test('has only the namespaces that the caller names', async () => {
    expect((await ask('fr-CA', ['toasts', 'devices'])).body).toMatchObject({
      resources: { toasts: { saved: 'Enregistré' } },
    });
    expect((await ask('fr-CA', ['toasts'])).body).not.toHaveProperty('resources.login');
  });

  test('has only what differs for a variant of English, because English is built in', async () => {
    expect((await ask('en-CA')).body).toMatchObject({ resources: { legal: { colour: 'Colour' } } });
    expect((await ask('en-CA')).body).not.toHaveProperty('resources.login');
  });

  test('is accented English in brackets, 40 % longer, in one pseudo-language', async () => {
    const { body } = await ask('en-XA');
    expect(body).toMatchObject({
      language: 'en-XA',
      resources: { login: { title: '⟦Šíĝñ íñ x⟧', welcome: '⟦Hélló, {{name}} x⟧' } },
    });
    expect(PSEUDO_LANGUAGES['en-XA']?.('Long text '.repeat(10)).length).toBeGreaterThanOrEqual(140);
  });

  test('runs from right to left in the other one, with the plural forms of Arabic', async () => {
    const { body } = await ask('ar-XB');
    const welcome = '\u200F\u202EHello\u202C, {{name}}\u200F';
    const wait = '\u200F{{count}} \u202Eminutes\u202C\u200F';
    expect(body).toMatchObject({
      language: 'ar-XB',
      resources: { login: { welcome, wait_few: wait, wait_zero: wait } },
    });
  });

  test('is the key of each text in the language of keys', async () => {
    const { body } = await ask('en-XK');
    expect(body).toMatchObject({ resources: { login: { title: '⟦login:title⟧', wait_one: '⟦login:wait_one⟧' } } });
  });

  test.each(['fr-BE', 'xx', 'de-DE'])(
    'is not found for %s, which is not offered or not translated',
    async (language) => {
      expect((await ask(language)).is).toBe('404 NOT_FOUND');
    },
  );

  test.each(['../etc', 'fr/../../x', '%2e%2e'])('never reads a folder named %s', async (language) => {
    const { status, asked } = await ask(language);
    expect(status).toBe(400);
    expect(asked).toEqual([]);
  });
});
