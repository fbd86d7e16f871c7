import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

export interface BrokenCitation {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly cited: string;
  readonly why: string;
}

/** Paths are relative to the root of the tree, with forward slashes. */
export interface Documents {
  /** Also true for a folder. */
  exists(path: string): boolean;
  /** Undefined when the Markdown file does not exist. */
  anchorsOf(path: string): ReadonlySet<string> | undefined;
}

/** They contain no handwritten files. */
const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'dist-demo',
  'reports',
  'test-results',
  '.git',
  '.cache',
  'generated',
  'baseline',
]);
/** These files are about citations, so they contain broken ones on purpose. */
const SKIPPED_FILES = new Set([
  'scripts/lint/citations.ts',
  'scripts/lint/citations.test.ts',
  'tests/repository/citations.test.ts',
]);
const CITING = /\.(?:ts|tsx|js|mjs|css|html|yaml|yml|md)$/;
/** Commands write these files later, so they need not exist. */
const WRITTEN_LATER = /^reports\//;

/** Phrases that cite a document outside the repository. A reader cannot open it. */
const REFUSED: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    pattern: /\bspec(?:ification)?s?,?(?:\s+sections?)?\s+[1-9](?!\.?\d)/gi,
    why: 'The repository has no such specification: cite a page of docs/product.',
  },
  {
    pattern: /\bsections?\s+[1-9](?!\.?\d)(?!\s+of\s+(?:the\s+)?(?:RFC|WCAG))/gi,
    why: 'A section needs its document: cite a page of docs/product.',
  },
  {
    pattern: /\bthe\s+(?:product's\s+)?specification\b/gi,
    why: 'The repository has no such specification: say "the product" or "the contract", or cite docs/product.',
  },
  {
    pattern: /\bdesign:\s+(?:"|quality|experience|architecture|contract|mock[ -]server)/gi,
    why: 'The repository has no design folder: cite a page of docs/decisions.',
  },
  {
    pattern: /\(issue,?\s+["A-Z]|\b[Qq]uality(?:\s+plan\b|,\s+flow\s+cases\b)/g,
    why: 'An issue is no part of the repository: cite a page of docs/decisions.',
  },
];

/** A path of a Markdown file, with or without an anchor, but no URL, glob pattern or interpolated name. */
const DOCUMENT = /(?<![\w/.*}:-])(?:\.{1,2}\/)*((?:[\w-]+\/)*[\w-]+\.md)(?![\w-])(?:#([\w-]+))?/g;
/** The target of a Markdown link that has no title. */
const LINK = /\]\(([^()\s]+)\)/g;

/** @param file path from the root, with forward slashes */
export function brokenIn(file: string, source: string, documents: Documents): BrokenCitation[] {
  const broken: BrokenCitation[] = [];
  const report = (index: number, cited: string, why: string) => {
    broken.push({ file, line: source.slice(0, index).split('\n').length, cited, why });
  };
  for (const { pattern, why } of REFUSED) {
    for (const match of joined(source).matchAll(pattern)) report(match.index, match[0].replace(/\s+/g, ' '), why);
  }
  const isMarkdown = file.endsWith('.md');
  const text = isMarkdown ? withoutLinks(source) : source;
  for (const { index, 0: cited, 1: path = '', 2: anchor } of text.matchAll(DOCUMENT)) {
    const why = wrongMention(path, anchor, file, documents);
    if (why !== undefined) report(index, cited, why);
  }
  if (isMarkdown) {
    for (const { index, 1: target = '' } of withoutCode(source).matchAll(LINK)) {
      const why = wrongLink(target, file, documents);
      if (why !== undefined) report(index, target, why);
    }
  }
  return broken.sort((a, b) => a.line - b.line);
}

/**
 * Checks every handwritten file.
 * @param root folder of the project
 * @returns the number of citations of docs/ that resolve, and the broken ones
 */
export function checkCitations(root: string): { resolved: number; broken: BrokenCitation[] } {
  const documents = documentsOf(root);
  const broken: BrokenCitation[] = [];
  let resolved = 0;
  for (const path of filesOf(root)) {
    const file = relative(root, path).replaceAll('\\', '/');
    if (SKIPPED_FILES.has(file)) continue;
    const source = readFileSync(path, 'utf8');
    broken.push(...brokenIn(file, source, documents));
    resolved += [...source.matchAll(DOCUMENT)].filter(
      ([, target = '', anchor]) =>
        target.startsWith('docs/') && wrongMention(target, anchor, file, documents) === undefined,
    ).length;
  }
  return { resolved, broken };
}

/** As on GitHub, a repeated heading gets a number. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = anchorOf(heading);
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n += 1) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The page must have the heading once. */
export function anchorOf(heading: string): string {
  const plain = heading
    .trim()
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .toLowerCase();
  return plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
}

/** Terminals turn the line into a link. */
export function describeBroken({ file, line, cited, why }: BrokenCitation): string {
  return `${file}:${line} "${cited}": ${why}`;
}

function wrongMention(
  path: string,
  anchor: string | undefined,
  file: string,
  documents: Documents,
): string | undefined {
  if (WRITTEN_LATER.test(path)) return undefined;
  const places = [path, posix.join(posix.dirname(file), path), `docs/${path}`];
  const found = places.find((place) => documents.exists(place));
  if (found === undefined) return 'The repository has no such document.';
  return wrongAnchor(found, anchor, documents);
}

function wrongLink(target: string, file: string, documents: Documents): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const place = path === '' ? file : posix.join(posix.dirname(file), path);
  if (!documents.exists(place.replace(/\/$/, ''))) return 'The link leads to no file of the repository.';
  return place.endsWith('.md') ? wrongAnchor(place, anchor, documents) : undefined;
}

function wrongAnchor(place: string, anchor: string | undefined, documents: Documents): string | undefined {
  if (anchor === undefined || documents.anchorsOf(place)?.has(anchor)) return undefined;
  return `${place} has no heading with the anchor "${anchor}".`;
}

/** Blanks the comment marks, so a phrase across a line break is found. Keeps the length. */
function joined(source: string): string {
  return source.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?/g, (mark) => ' '.repeat(mark.length));
}

/** Links are checked separately. Keeps the length. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/\[[^\][]*\]\([^()\s]+\)/g, (link) => ' '.repeat(link.length));
}

/** The text keeps its length and lines. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '));
}

function documentsOf(root: string): Documents {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return {
    exists: (path) => existsSync(join(root, path)),
    anchorsOf: (path) => {
      const page = join(root, path);
      if (!known.has(path)) known.set(path, existsSync(page) ? anchorsOf(readFileSync(page, 'utf8')) : undefined);
      return known.get(path);
    },
  };
}

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED_FOLDERS.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else if (entry.isFile() && CITING.test(entry.name)) yield path;
  }
}
