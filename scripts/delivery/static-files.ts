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

/**
 * Answers with the page or the file of a path as the rule for it says. Finding, conditions and reading are
 * @fastify/send's.
 * @param path decoded, and its own normal form
 * @returns the status to refuse with where there is no such file, or its condition does not hold; nothing has been
 * written then
 */
export async function answerFromFolder(
  folder: string,
  rule: HeaderRule,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number | undefined> {
  const isPage = rule.source === 'page';
  const file = isPage ? '/index.html' : path;
  if (!isPage && !assetExtensions.includes(extname(path))) return 404;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const encoding of encodings) {
    if (!accepts(accepted, encoding.name)) continue;
    const found = await find(folder, file + encoding.suffix, isPage, request);
    if (found.type === 'file')
      return write(found, rule, file, { 'Content-Encoding': encoding.name, Vary: 'Accept-Encoding' }, response);
    found.stream.destroy();
    if (found.statusCode !== 404) return found.statusCode;
  }
  const plain = await find(folder, file, isPage, request);
  if (plain.type === 'file') return write(plain, rule, file, { Vary: 'Accept-Encoding' }, response);
  plain.stream.destroy();
  // A folder is no file either.
  return plain.type === 'directory' ? 404 : plain.statusCode;
}

/** Everything comes whole, as from nginx. The page has no date either: no cache has it. */
function find(root: string, path: string, isPage: boolean, request: IncomingMessage): Promise<SendResult> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return send(request, encoded, {
    root,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    contentType: false,
    etag: false,
    acceptRanges: false,
    lastModified: !isPage,
  });
}

async function write(
  found: SendResult,
  rule: HeaderRule,
  file: string,
  more: Record<string, string>,
  response: ServerResponse,
): Promise<undefined> {
  const type =
    found.statusCode === 304 ? {} : { 'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream' };
  for (const [name, value] of Object.entries({ ...rule.headers, ...found.headers, ...type, ...more }))
    response.setHeader(name, value);
  response.writeHead(found.statusCode);
  // A new build may take the file away meanwhile: that ends this answer, not the server.
  await pipeline(found.stream, response).catch(() => response.destroy());
}

/** True where an Accept-Encoding header names the encoding, and not with quality 0. */
function accepts(header: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(header);
}
