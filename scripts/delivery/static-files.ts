import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { Refusal } from '../refusal';
import { headerRules, ruleFor, type HeaderRule } from './headers';

export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** In the order of preference: what the build wrote beside each text file. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * The rules of a built folder. They depend on its page, through the hashes of the inline style and script, and on its runtime
 * configuration, which says whether captcha script and services are on another origin.
 * @throws Refusal when the folder holds no build, or a configuration that is no JSON
 */
export function rulesOf(folder: string): HeaderRule[] {
  if (!existsSync(join(folder, 'index.html'))) throw new Refusal('There is nothing built yet: run "npm run build" first.');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const config = readConfiguration(join(folder, 'auth/config.json'));
  const read = (name: string): unknown => (typeof config === 'object' && config !== null ? Reflect.get(config, name) : undefined);
  return headerRules({ html, captchaOrigins: originsIn(read('captchaScriptUrl')), apiOrigins: originsIn(read('bases')) });
}

function readConfiguration(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** The origins of the absolute addresses in a value; a path is on our own origin and needs no mention. */
function originsIn(value: unknown): string[] {
  const addresses: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return [...new Set(addresses.flatMap((address) => (typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [])))];
}

/**
 * Answers from a built folder as a front server would: hashed assets for ever, the page without cache, every other path of the app
 * falls back to the page, compressed files as they were written at build time.
 * @returns false when no rule serves this path from the folder: it is another's
 */
export function answerFromFolder(folder: string, rules: readonly HeaderRule[], request: IncomingMessage, response: ServerResponse): boolean {
  const path = decoded(request.url ?? '/');
  const rule = path === undefined ? undefined : ruleFor(rules, path);
  if (path === undefined || !rule || rule.source === 'upstream') return false;
  for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return true;
  }
  const file = fileAt(folder, path) ?? (rule.source === 'page' && extname(path) === '' ? join(folder, 'index.html') : undefined);
  if (!file) {
    // A missing asset is never answered with the page: the browser would run HTML as a script. And it is not kept.
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('Not found\n');
    return true;
  }
  sendFile(file, request, response);
  return true;
}

function sendFile(file: string, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = encodings.find(({ name, suffix }) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted) && existsSync(file + suffix));
  const sent = encoding ? file + encoding.suffix : file;
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.setHeader('Content-Length', statSync(sent).size);
  response.writeHead(200);
  if (request.method === 'HEAD') return void response.end();
  // A build that is made anew meanwhile takes the file away: that ends this answer, not the server.
  createReadStream(sent).on('error', () => response.destroy()).pipe(response);
}

/** The file of a path inside the folder; never one outside it, never a compressed twin. */
function fileAt(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder) + sep) || /\.(br|gz|map)$/.test(file)) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function decoded(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
