import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../mock-server/seed/options';
import { mergedPack } from '../../../tests/support/texts/packs';
import { i18n } from '../../texts/i18n';
import { Message } from './UsernameFlow';
import { Review } from './Review';
import type { UsernameSettings } from './username.rules';

/** Settings of a user with this number of companies and with generated usernames. */
function settingsOf(companies: number): UsernameSettings {
  const associates = Array.from({ length: companies }, (_, index) => ({
    clientId: `c${index}`,
    associateId: `a${index}`,
    clientName: 'Acme',
    userId: 'lee',
  }));
  return { username: 'ann.lee', associates, isReviewUsernameObligation: true, isNotAllowUpdateUsername: false };
}

/** The texts of the three pages before the form, without the list of usernames and without numbers. */
function words(companies: number): string {
  const settings = settingsOf(companies);
  const pages = (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Message variant="change" settings={settings} onGoOn={() => undefined} />
        <Message variant="review" settings={settings} onGoOn={() => undefined} />
        <Review settings={settings} onBack={() => undefined} onCreate={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  return renderToStaticMarkup(pages)
    .replaceAll(/<dl.*?<\/dl>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\d+/g, '#');
}

// Plural forms cannot express "one company": Chinese has one form for all numbers, and the Russian "one" includes 21.
describe.each(languages)('the username pages in %s', (language) => {
  const before = i18n.language;

  beforeAll(async () => {
    for (const [id, text] of mergedPack(language)) {
      const [namespace = '', key = ''] = id.split(':');
      i18n.addResource(language, namespace, key, text);
    }
    await i18n.changeLanguage(language);
  });

  afterAll(() => i18n.changeLanguage(before));

  it('differ between a user of one company and a user of several', () => {
    const one = words(1).split('\n').filter(Boolean);
    const several = words(2).split('\n').filter(Boolean);
    expect(one).toHaveLength(several.length);
    // Both subtitles, both bodies and the sentence of the review.
    expect(one.filter((text) => !several.includes(text)).length).toBeGreaterThanOrEqual(5);
  });

  it('are the same for 21 companies, 2 companies and 5 companies', () => {
    expect(words(21)).toBe(words(2));
    expect(words(5)).toBe(words(2));
  });
});
