import i18n, { type BackendModule } from 'i18next';
import { orchestratorV1 } from '../api/clients';
import { isApiError } from '../api/response/api-error';
import { everyHook, unwrap } from '../api/response/unwrap';
import { DEFAULTS } from '../config/constants';
import { baseLanguage, isBuiltIn } from './codes';
import { isRecord, recordOf } from '../api/response/record';
import { perApp } from '../lifetime';

type Texts = Record<string, TextTree>;

/** Brings the texts of a namespace to i18next: English from the app's own files, other languages from the service. */
export const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: (language: string, namespace: string) => {
    if (language === DEFAULTS.baseLanguage) return readEnglish(namespace);
    // English has no regional texts: "en-US" says the same as "en".
    return isBuiltIn(language) ? Promise.resolve({}) : readTranslation(language, namespace);
  },
};

// The first script has the others already (i18n.ts).
const english = import.meta.glob<TextTree>(['../../locales/en/*.json', '!../../locales/en/{shell,sign-in,ui}.json'], {
  import: 'default',
});

async function readEnglish(namespace: string): Promise<TextTree> {
  const read = english[`../../locales/en/${namespace}.json`];
  if (read === undefined) throw new TypeError(`locales/en/${namespace}.json is missing.`);
  return read();
}

/** Reads a namespace. A page that speaks a regional variant takes what fails from the base language. */
async function readTranslation(language: string, namespace: string): Promise<TextTree> {
  try {
    const known = received().get(language)?.[namespace];
    // A namespace that a package lacks has nothing of its own, so English stays.
    return known ?? (await inOneRequest(language, namespace))[namespace] ?? {};
  } catch (error) {
    const base = baseLanguage(language);
    if (base === language || isBuiltIn(base) || i18n.language !== language) throw error;
    return readTranslation(base, namespace);
  }
}

/** Received texts by language. A response may hold more namespaces than the request named. */
const received = perApp(() => new Map<string, Texts>());

/** The requests of this turn of the event loop, by language, so that one request names all namespaces. */
const planned = new Map<string, { namespaces: Set<string>; response: Promise<Texts> }>();

function inOneRequest(language: string, namespace: string): Promise<Texts> {
  const namespaces = new Set<string>();
  const request = planned.get(language) ?? {
    namespaces,
    response: Promise.resolve().then(() => {
      planned.delete(language);
      return fetchTexts(language, [...namespaces].sort());
    }),
  };
  planned.set(language, request);
  request.namespaces.add(namespace);
  return request.response;
}

const unknown = perApp(() => new Set<string>());

async function fetchTexts(language: string, namespaces: string[]): Promise<Texts> {
  if (unknown().has(language)) throw new RangeError(`The service does not have ${language}.`);
  try {
    const texts = readPackage(
      await unwrap(
        orchestratorV1.GET('/resources/identity-ui-client', {
          params: { header: { 'user-language': language }, query: { namespaces } },
        }),
        // Skips every hook: a hook could navigate to a page that requests the same package again, without end.
        { skipHooks: everyHook },
      ),
    );
    received().set(language, { ...received().get(language), ...texts });
    return texts;
  } catch (error) {
    if (isApiError(error) && error.status === 404) unknown().add(language);
    throw error;
  }
}

interface TextTree {
  [key: string]: string | TextTree;
}

/**
 * Reads a text package of any shape, in an envelope or as the whole body. Keeps only objects and plain texts, and drops
 * HTML and keys that could change a prototype.
 * @throws TypeError for anything that is no text package
 */
export function readPackage(input: unknown): Record<string, TextTree> {
  const body = recordOf(input);
  const trees = isRecord(body.resources) ? body.resources : body;
  const namespaces: Record<string, TextTree> = {};
  for (const [namespace, texts] of Object.entries(trees)) {
    if (isSafeKey(namespace) && isRecord(texts)) namespaces[namespace] = readTree(texts, 0);
  }
  if (trees === body && Object.keys(namespaces).length === 0) throw new TypeError('This is no text package.');
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
