import { html, page } from '../http/html';
import type { MockAnswer } from '../wire/http';
import { outsideStyle } from './files';
import type { Visit } from './visit';

/** The "Read" button of the legal agreements page opens this document. */
export function legalDocument({ world, path, origin }: Visit): MockAnswer {
  const name = path['document'] ?? '';
  const agreement = world.db.agreements.findFirst((q) =>
    q.where(
      (one) =>
        URL.canParse(one.documentUrl, origin) && new URL(one.documentUrl, origin).pathname.split('/').at(-1) === name,
    ),
  );
  const other = otherDocuments[name];
  if (!agreement && other === undefined) {
    return page({
      title: 'No such document',
      status: 404,
      style: outsideStyle,
      main: html`<p>There is no document of this name.</p>`,
    });
  }
  const title = agreement?.displayName ?? other ?? '';
  return page({
    title,
    style: outsideStyle,
    main: html` ${agreement ? html`<p class="quiet">Version ${agreement.version}</p>` : undefined}
      <p>
        This is a stand-in for the document. It has the length of a page, so that reading and printing can be tried.
      </p>
      ${topics.map(
        (topic, i) =>
          html`<h2>${i + 1}. ${topic}</h2>
            <p>This section says what ${topic.toLowerCase()} means for you and for your employer. It binds nobody.</p>`,
      )}`,
  });
}

const otherDocuments: Readonly<Record<string, string>> = {
  'privacy-statement': 'Privacy Policy',
  'supported-browsers': 'Supported browsers',
};

const topics = ['Who we are', 'What this covers', 'Your account', 'Your data', 'Security', 'Changes', 'Contact'];
