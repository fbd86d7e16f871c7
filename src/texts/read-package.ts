import { isRecord } from '../api/response/record';

/** Texts by key, nested as in locales/. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/**
 * Reads a text package of any shape. Keeps only objects and plain texts, and drops HTML and keys that could change a
 * prototype.
 * @throws TypeError for anything that is no text package
 */
export function readPackage(input: unknown): Record<string, TextTree> {
  if (!isRecord(input)) throw new TypeError('This is no text package.');
  // The namespaces are either under `resources` or at the top level.
  const resources = isRecord(input.resources) ? input.resources : input;
  // A package under `resources` may be empty: a region without differences.
  if (resources === input && !Object.values(resources).some(isRecord)) throw new TypeError('This is no text package.');
  const namespaces: Record<string, TextTree> = {};
  for (const [namespace, texts] of Object.entries(resources)) {
    if (isSafeKey(namespace) && isRecord(texts)) namespaces[namespace] = readTree(texts, 0);
  }
  return namespaces;
}

const MAX_TEXT_DEPTH = 6;

function readTree(input: Record<string, unknown>, depth: number): TextTree {
  const tree: TextTree = {};
  for (const [key, value] of Object.entries(input)) {
    if (!isSafeKey(key)) continue;
    if (typeof value === 'string' && !isMarkup(value)) tree[key] = value;
    else if (isRecord(value) && depth < MAX_TEXT_DEPTH) tree[key] = readTree(value, depth + 1);
  }
  return tree;
}

/** Whether a text looks like HTML. Such a text would show its tags, so the next language in the chain replaces it. */
function isMarkup(text: string): boolean {
  return /<[a-z/!]/i.test(text);
}

function isSafeKey(key: string): boolean {
  return key !== '__proto__' && key !== 'constructor' && key !== 'prototype';
}
