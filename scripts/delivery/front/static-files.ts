import send, { type SendResult } from '@fastify/send';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetExtensions, contentTypes } from '../built-folder';
import type { HeaderRule } from '../headers';

/** The compressed copies that the build writes beside each text file, in order of preference. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Sends the page or the file of a path as its rule says. @fastify/send finds and reads the file and checks conditions.
 * @param path decoded and normalized
 * @returns the status to refuse with when there is no such file or its condition fails; nothing has been written then
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
  // A folder counts as not found.
  return plain.type === 'directory' ? 404 : plain.statusCode;
}

/** Finds a file. Sends no ranges, as nginx does. The page has no Last-Modified either, because no cache stores it. */
function find(root: string, path: string, isPage: boolean, request: IncomingMessage): Promise<SendResult> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return send(request, encoded, {
    root,
    index: false,
    // Only paths of the table come here; /.well-known/ is a folder with a dot.
    dotfiles: 'allow',
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
  // A new build may delete the file meanwhile: end this response, not the server.
  await pipeline(found.stream, response).catch(() => response.destroy());
}

/** Whether an Accept-Encoding header names the encoding with a quality above 0. */
function accepts(header: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(header);
}
