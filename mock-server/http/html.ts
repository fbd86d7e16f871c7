import type { MockResponse } from './http';

/** HTML that is safe in a page. Only the `html` template creates it. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | undefined;

/** Escapes every value that is not `Html` already. `undefined` gives an empty text. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, piece, i) => text + piece + render(parts[i]), ''));
}

function render(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes the five characters that have a meaning in HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The Content-Security-Policy of every page of the mock server: its own files only, nothing inline. */
function policy({ frames = false, framedBySelf = false }: PageOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-src ${frames ? "'self'" : "'none'"}`,
    `frame-ancestors ${framedBySelf ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const pageHeaders: [name: string, value: string][] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'no-store'],
  ['X-Content-Type-Options', 'nosniff'],
  // `no-referrer` would make the browser send the forms of these pages with "Origin: null".
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

export interface PageOptions {
  title: string;
  main: Html;
  status?: number;
  cookies?: string[];
  /** Paths of the mock server's own scripts. */
  scripts?: string[];
  /** Path of the style sheet. */
  style: string;
  /** Whether the page may contain frames of the same origin, for example to show the app. */
  frames?: boolean;
  /** Whether a page of the same origin may show this page in a frame. */
  framedBySelf?: boolean;
  /** BCP 47; English by default. */
  language?: string;
  /** Whether the script of the page shows the heading. */
  hasOwnHeading?: boolean;
  /** Accessible name of the main landmark. A page in a frame needs one beside the main landmark of the outer page. */
  mainName?: string;
}

/** A page with one heading and one landmark. */
export function page(options: PageOptions): MockResponse {
  const { title, main, status = 200, cookies = [], scripts = [], style, mainName, language = 'en' } = options;
  const { hasOwnHeading = false } = options;
  const document = html`<!doctype html>
<html lang="${language}"${language === 'en' ? undefined : html` dir="auto"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/outside/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
${scripts.map((path) => html`<script src="${path}" defer></script>`)}
</head>
<body>
<main${mainName === undefined ? undefined : html` aria-label="${mainName}"`}>
${hasOwnHeading ? undefined : html`<h1>${title}</h1>`}
${main}
</main>
</body>
</html>
`;
  const headers = [
    ...pageHeaders,
    ['Content-Security-Policy', policy(options)] satisfies [string, string],
    ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  ];
  return { status, headers, body: document.text };
}

export function textFile(contentType: 'text/css' | 'text/javascript' | 'image/svg+xml', body: string): MockResponse {
  return {
    status: 200,
    headers: [
      ['Content-Type', `${contentType}; charset=utf-8`],
      ['Cache-Control', 'no-cache'],
      ['X-Content-Type-Options', 'nosniff'],
    ],
    body,
  };
}

/** A 303 makes the browser follow with GET, whatever method the form had. */
export function seeOther(location: string, cookies: string[] = []): MockResponse {
  return {
    status: 303,
    headers: [
      ['Location', location],
      ['Cache-Control', 'no-store'],
      ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    ],
    body: null,
  };
}
