import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../../mock-server/handlers/platform/regions';
import { mergedPack, placeholders } from '../../../../tests/support/texts/packs';
import { meQuery, readMe } from '../../../session/me';
import { loadTexts } from '../../../texts/i18n';
import { TwoCards, YesOrNo } from './UserConfirmationScreen';

beforeAll(() => loadTexts(['registration']));

/** The text of the first pages of an invitation, in English. */
function pages(company: string | undefined): string {
  const queries = new QueryClient();
  queries.setQueryData(meQuery.queryKey, readMe({ personId: 'leo', firstName: 'Leo' }));
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <TwoCards token="t" names={{ firstName: 'Ann' }} company={company} />
        <YesOrNo token="t" invited={{ firstName: 'Ann' }} company={company} />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll(/<[^>]*>/g, '\n');
}

it('an invitation names the company in each of its sentences, and in the facts of a link', () => {
  expect(pages('Harbor Foods').match(/Harbor Foods/g)).toHaveLength(5);
});

// The first card is for a person who has an account already.
it('an invitation asks for a new account on the card of a new person alone', () => {
  expect(pages('Harbor Foods')).toContain('Harbor Foods has invited you.\n');
  expect(pages('Harbor Foods').match(/create an account/gi)).toHaveLength(1);
});

// Inserting "your company" as a name would have the wrong grammatical case: "mit Ihr Unternehmen".
it('an invitation without a company name has complete sentences', () => {
  const text = pages(undefined);
  expect(text.match(/[Yy]our company/g)).toHaveLength(5);
  expect(text).not.toMatch(/\{\{|undefined|Your company\./);
});

describe.each(languages)('the sentences without a company in %s', (language) => {
  const pack = mergedPack(language);
  it('have the placeholders of the sentence with a company, except the company', () => {
    const keys = [...pack.keys()].filter(
      (key) => key.endsWith('WithoutCompany') && pack.has(key.replace('WithoutCompany', '')),
    );
    expect(keys.length).toBeGreaterThanOrEqual(10);
    for (const key of keys) {
      const withCompany = placeholders(pack.get(key.replace('WithoutCompany', '')) ?? '');
      expect(placeholders(pack.get(key) ?? ''), key).toEqual(withCompany.filter((name) => name !== 'company'));
    }
  });
});
