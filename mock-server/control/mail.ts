import { html } from '../http/html';
import type { Message } from '../world/message';

/** The boundary between the two forms of the body. No text of a message contains it. */
const BOUNDARY = 'two-forms-of-one-message';

/** A message as an e-mail program receives it (RFC 5322), with its text and its HTML. @param brand who sends it */
export function mailSource(message: Message, brand: string): string {
  const part = (type: string, body: string) => [
    `--${BOUNDARY}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    body,
  ];
  return [
    ...mailHeaders(message, brand).map(([name, value]) => `${name}: ${value}`),
    '',
    ...part('text/plain', textOf(message)),
    ...part('text/html', mailHtml(message)),
    `--${BOUNDARY}--`,
    '',
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');
}

function mailHeaders({ id, at, to, kind, subject }: Message, brand: string): [name: string, value: string][] {
  return [
    ['Date', new Date(at).toUTCString().replace('GMT', '+0000')],
    ['From', `${encodedWord(brand)} <no-reply@sign-in.example>`],
    ['To', to],
    ['Subject', encodedWord(subject)],
    ['Message-ID', `<${id}@sign-in.example>`],
    ['X-Kind', kind],
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/alternative; boundary="${BOUNDARY}"`],
  ];
}

/** RFC 2047, for a text with other characters than ASCII. */
function encodedWord(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return `=?utf-8?B?${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}?=`;
}

/** The text ends with its link, if it does not contain it. */
function textOf({ text, link }: Message): string {
  return link === null || text.includes(link) ? text : `${text}\n\n${link}`;
}

/** The text in paragraphs. Its link can be followed. */
export function mailHtml(message: Message): string {
  const { subject, link } = message;
  const paragraphs = textOf(message)
    .split(/\n{2,}/)
    .map((paragraph) => {
      const [before = '', ...after] = link === null ? [paragraph] : paragraph.split(link);
      const linked = after.map((rest) => html`<a href="${link ?? ''}">${link ?? ''}</a>${rest}`);
      return html`<p style="white-space: pre-line">${before}${linked}</p>`;
    });
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font: 1rem/1.5 sans-serif">
        ${paragraphs}
      </body>
    </html>`.text;
}
