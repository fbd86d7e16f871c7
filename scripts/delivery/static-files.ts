import send, { type SendResult } from '@fastify/send';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetExtensions, contentTypes } from './built-folder';
import type { HeaderRule } from './headers';

/** In the order of preference: what the build wrote beside each text file. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Where there is no file: the status, and what the answer has to say beside it. */
export interface NoFile {
  status: number;
  headers: Record<string, string>;
}

/**
 * Answers with the page or the file of a path as the rule for it says. Finding, ranges, conditions and reading are @fastify/send's.
 * @param path decoded, and its own normal form
 * @returns what to refuse with where there is no such file; nothing has been written then
 */
export async function answerFromFolder(folder: string, rule: HeaderRule, path: string, request: IncomingMessage, response: ServerResponse): Promise<NoFile | undefined> {
  const isPage = rule.source === 'page';
  const file = isPage ? '/index.html' : path;
  if (!isPage && !assetExtensions.includes(extname(path))) return { status: 404, headers: {} };
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const encoding of encodings) {
    if (!accepts(accepted, encoding.name)) continue;
    const found = await find(folder, file + encoding.suffix, isPage, request);
    if (found.type === 'file') return write(found, rule, file, { 'Content-Encoding': encoding.name, Vary: 'Accept-Encoding' }, response);
    found.stream.destroy();
    if (found.statusCode !== 404) return { status: found.statusCode, headers: rangeOf(found) };
  }
  const plain = await find(folder, file, isPage, request);
  if (plain.type === 'file') return write(plain, rule, file, { Vary: 'Accept-Encoding' }, response);
  plain.stream.destroy();
  // A folder is no file either.
  return { status: plain.type === 'directory' ? 404 : plain.statusCode, headers: rangeOf(plain) };
}

/** The page always comes whole: no cache has it, and a part of it under an old policy is nothing to run. */
function find(root: string, path: string, isPage: boolean, request: IncomingMessage): Promise<SendResult> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const plain = isPage ? withoutConditions(request) : request;
  return send(plain, encoded, { root, index: false, dotfiles: 'ignore', cacheControl: false, contentType: false, etag: false, acceptRanges: !isPage, lastModified: !isPage });
}

const conditions = new Set(['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range']);

function withoutConditions(request: IncomingMessage): IncomingMessage {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !conditions.has(name)));
  return Object.create(request, { headers: { value: headers } });
}

async function write(found: SendResult, rule: HeaderRule, file: string, more: Record<string, string>, response: ServerResponse): Promise<undefined> {
  const type = found.statusCode === 304 ? {} : { 'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream' };
  for (const [name, value] of Object.entries({ ...rule.headers, ...found.headers, ...type, ...more })) response.setHeader(name, value);
  response.writeHead(found.statusCode);
  // A build that is made anew meanwhile takes the file away: that ends this answer, not the server.
  await pipeline(found.stream, response).catch(() => response.destroy());
}

function rangeOf({ headers }: SendResult): Record<string, string> {
  const range = headers['Content-Range'];
  return range === undefined ? {} : { 'Content-Range': range };
}

/** True where an Accept-Encoding header names the encoding, and not with quality 0. */
function accepts(header: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(header);
}
