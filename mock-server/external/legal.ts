import { z } from 'zod';
import { offeredPackage } from '../handlers/platform/texts';
import { html, type Html, page } from '../http/html';
import type { MockResponse } from '../http/http';
import { outsideStyle } from './files';
import type { Visit } from './visit';

/** The "Read" button of the legal agreements page opens this document. The terms are in every language of the app. */
export async function legalDocument({ world, path, query, origin }: Visit): Promise<MockResponse> {
  const name = path['document'] ?? '';
  const agreement = world.db.agreements.findFirst((q) =>
    q.where(
      ({ documentUrl }) =>
        URL.canParse(documentUrl, origin) && new URL(documentUrl, origin).pathname.split('/').at(-1) === name,
    ),
  );
  const other = Object.hasOwn(otherDocuments, name) ? otherDocuments[name] : undefined;
  if (!agreement && other === undefined) {
    return page({
      title: 'No such document',
      status: 404,
      style: outsideStyle,
      main: html`<p>There is no document of this name.</p>`,
    });
  }
  const version = agreement ? html`<p class="quiet">Version ${agreement.version}</p>` : undefined;
  const language = query.get('language') ?? 'en';
  const isTerms = agreement?.agreementName === 'terms-of-service';
  const own = isTerms ? await termsIn(world, language) : undefined;
  const terms = own ?? (isTerms ? await termsIn(world, 'en') : undefined);
  return page({
    title: terms?.title ?? agreement?.displayName ?? other ?? '',
    style: outsideStyle,
    main: html`${version} ${terms ? sections(terms) : standIn}`,
    language: own === undefined ? 'en' : language,
  });
}

const termsTexts = z.object({
  title: z.string(),
  intro: z.string(),
  topics: z.record(z.string(), z.object({ title: z.string(), first: z.string(), second: z.string().optional() })),
});

/** The texts of the app's own page of the terms. Undefined where a language lacks some. */
async function termsIn(world: Visit['world'], language: string) {
  return termsTexts.safeParse((await offeredPackage(world, language))?.['legal']).data;
}

function sections({ intro, topics }: z.infer<typeof termsTexts>): Html {
  return html`<p>${intro}</p>
    ${Object.values(topics).map(
      ({ title, first, second }) =>
        html`<h2>${title}</h2>
          <p>${first}</p>
          ${second === undefined ? undefined : html`<p>${second}</p>`}`,
    )}`;
}

const otherDocuments: Readonly<Record<string, string>> = {
  'privacy-statement': 'Privacy Policy',
  'supported-browsers': 'Supported browsers',
};

const standInTopics = ['Who we are', 'What this covers', 'Your account', 'Your data', 'Security', 'Changes', 'Contact'];

const standIn = html`
  <p>This is a stand-in for the document. It has the length of a page, so that reading and printing can be tried.</p>
  ${standInTopics.map(
    (topic, i) =>
      html`<h2>${i + 1}. ${topic}</h2>
        <p>This section says what ${topic.toLowerCase()} means for you and for your employer. It binds nobody.</p>`,
  )}
`;
