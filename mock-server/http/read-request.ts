import type { Problem } from '../contract/contract';
import { checkRequestBody, requestBodyRule } from '../contract/validators';
import type { OperationId } from '../contract/types';
import type { MockRequest } from './http';

/** A larger body is refused with 413. */
export const MAX_BODY_BYTES = 256 * 1024;
/** A body with deeper nesting is refused with 400. No schema of the contract nests as deep. */
const MAX_DEPTH = 24;

/**
 * The valid body, or the refusal. The journal needs a refused body as it was sent, or as text when it cannot be parsed.
 * The body is undefined when it is too large or no text.
 */
export type ReadBody =
  { ok: true; body: unknown } | { ok: false; status: 400 | 413 | 415; problem: Problem; body: unknown };

/** In this order: size, content type, UTF-8, syntax, depth, contract. */
export function readBody(id: OperationId, request: MockRequest): ReadBody {
  const rule = requestBodyRule(id);
  const bytes = request.body;
  if (bytes && bytes.length > MAX_BODY_BYTES) return refuse(413, `the body is larger than ${MAX_BODY_BYTES} bytes`);
  if (!bytes || bytes.length === 0)
    return rule.required ? refuse(400, 'a body is required') : { ok: true, body: undefined };
  const text = decodeText(bytes);
  if (rule.types.length === 0) return refuse(400, 'the operation takes no body', text);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return refuse(415, 'the body must come without Content-Encoding', text);
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!rule.types.includes(type)) return refuse(415, `the body must be ${rule.types.join(' or ')}`, text);
  if (text === undefined) return refuse(400, 'the body is not UTF-8');
  const parsed = type === 'application/x-www-form-urlencoded' ? parseForm(text) : parseJson(text);
  if (!parsed.ok) return refuse(400, parsed.message, text);
  const problems = checkRequestBody(id, type, parsed.body);
  const first = problems[0];
  return first ? { ok: false, status: 400, problem: first, body: parsed.body } : { ok: true, body: parsed.body };
}

function refuse(status: 400 | 413 | 415, message: string, body?: string): ReadBody {
  return { ok: false, status, problem: { path: '', message }, body };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined when the bytes are not valid UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

type Parsed = { ok: true; body: unknown } | { ok: false; message: string };

/**
 * Parses application/x-www-form-urlencoded (URL standard). Refuses a name that occurs twice, because the choice of one
 * value would be a guess.
 */
function parseForm(text: string): Parsed {
  const fields = [...new URLSearchParams(text)];
  const body = Object.fromEntries(fields);
  if (Object.keys(body).length < fields.length) return { ok: false, message: 'a form field comes twice' };
  return { ok: true, body };
}

function parseJson(text: string): Parsed {
  if (isTooDeep(text)) return { ok: false, message: 'the body is nested too deeply' };
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, message: 'the body is not JSON' };
  }
}

/** Counts brackets outside strings before the parser runs, so that a hostile body costs one pass and no recursion. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 92) i += 1;
      else if (c === 34) inString = false;
    } else if (c === 34) inString = true;
    else if (c === 123 || c === 91) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (c === 125 || c === 93) depth -= 1;
  }
  return false;
}
