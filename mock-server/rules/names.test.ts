import { describe, expect, test } from 'vitest';
import { mergedPack } from '../../tests/support/texts/packs';
import { applyScenario } from '../seed';
import { createMock } from '../index';
import { newCaller, testWorld } from '../testing/client';
import { documentIn, nameIn } from './names';
import { names } from './translated-names';

const keys = ['terms-of-service', 'electronic-delivery'];

async function agreementsIn(language: string) {
  const lea = await newCaller(await testWorld()).signIn('lea');
  return lea.expect('getLegalAgreements', '200', { query: { keys }, headers: { 'user-language': language } });
}

describe('a name of the services', () => {
  test.each([
    ['de-DE', 'Bayern'],
    ['fr-CA', 'Bavière'],
    ['zh-CN', '巴伐利亚州'],
    ['zh-TW', '巴伐利亞邦'],
    ['en-CA', 'Bavaria'],
    ['xx', 'Bavaria'],
    ['constructor', 'Bavaria'],
    [undefined, 'Bavaria'],
  ])('is in %s %s', (language, expected) => expect(nameIn(language, 'Bavaria')).toBe(expected));

  test('is the same without a translation', () => expect(nameIn('de-DE', 'House rules')).toBe('House rules'));

  test.each(Object.keys(names['Terms of Service'] ?? {}))('is in %s the word that the app uses', (language) => {
    const texts = mergedPack(language);
    const own = [nameIn(language, 'Terms of Service'), nameIn(language, 'Privacy Policy')];
    expect(own).toEqual([texts.get('shell:footer.terms'), texts.get('shell:footer.privacy')]);
  });
});

test.each([
  [undefined, ''],
  ['en', ''],
  ['en-GB', ''],
  ['fr', '?language=fr'],
  ['zh-TW', '?language=zh-TW'],
])('the terms of service for %s are at their address with %j', (language, query) => {
  const url = '/outside/legal/terms-of-service.html';
  expect(documentIn(language, url)).toBe(`${url}${query}`);
});

describe('agreements', () => {
  test('have their titles, and the terms their document, in the language of the request', async () => {
    expect((await agreementsIn('fr-CA')).body).toMatchObject({
      data: [
        { displayName: 'Conditions d’utilisation', documentUrl: '/outside/legal/terms-of-service.html?language=fr-CA' },
        { displayName: 'Consentement à l’envoi électronique', documentUrl: '/outside/legal/electronic-delivery.html' },
      ],
    });
    expect((await agreementsIn('en-CA')).body).toMatchObject({
      data: [{ displayName: 'Terms of Service', documentUrl: '/outside/legal/terms-of-service.html' }, {}],
    });
  });

  test.each([
    ['?language=fr-CA', '<html lang="fr-CA" dir="auto">', 'Droit applicable', 'Conditions d’utilisation'],
    ['', '<html lang="en">', 'Governing law', 'Terms of Service'],
    ['?language=../en', '<html lang="en">', 'Governing law', 'Terms of Service'],
  ])('lead to a document in that language: %s', async (query, html, topic, title) => {
    const visitor = (await createMock().world()).visitor();
    const text = await (await visitor.fetch(`/outside/legal/terms-of-service.html${query}`)).text();
    for (const part of [html, `<h1>${title}</h1>`, `<h2>${topic}</h2>`]) expect(text).toContain(part);
  });
});

test('places of sessions and of the activity are in the language of the request', async () => {
  const world = await testWorld();
  await applyScenario(world, 'secured-account');
  const ann = await newCaller(world).signIn('ann');
  const headers = { 'user-language': 'de-DE' };
  for (const operation of ['listSessions', 'listActivity'] as const) {
    const { body } = await ann.expect(operation, '200', { headers });
    expect(JSON.stringify(body)).toContain('"region":"Bayern"');
  }
});
