import type { ResponseBody } from '../../contract/types';
import type { Handlers } from '../define';
import { KEY_LANGUAGE, PSEUDO_LANGUAGES } from './pseudo-text';
import { languages } from './regions';
import type { World } from '../../world/world';

type Package = Extract<ResponseBody<'getTextPackage', 200>, { version: string }>;
type Tree = Package['resources'][string];

/** Version of the text catalogue. */
const VERSION = '1.0.27';

/** "DE-de" becomes "de-DE". */
function normalize(language: string): string {
  const [base = '', region] = language.split('-');
  return region === undefined ? base.toLowerCase() : `${base.toLowerCase()}-${region.toUpperCase()}`;
}

/** Only an offered regional variant, or the base of one, may name a folder to read. */
function isOffered(language: string): boolean {
  return languages.some((one) => one === language || one.split('-')[0] === language);
}

/**
 * The build writes this namespace into the page itself, for browsers that cannot run the app. No package contains it.
 */
const OF_THE_PAGE = 'page';

/** The app has the English texts already. A variant of English needs only what differs. */
const BUILT_IN = 'en';

/** The regional overlay wins over the base. Null when the language has neither, or is not offered. */
export async function offeredPackage(world: World, language: string): Promise<Package['resources'] | null> {
  return isOffered(language) ? packageOf(world, language) : null;
}

async function packageOf(world: World, language: string): Promise<Package['resources'] | null> {
  const [base = ''] = language.split('-');
  const isVariantOfBuiltIn = base === BUILT_IN && language !== BUILT_IN && language !== 'en-US';
  const texts = isVariantOfBuiltIn ? {} : await world.readTexts(base);
  const overlay = base === language ? null : await world.readTexts(language);
  if (!texts && !overlay) return null;
  const resources: Package['resources'] = {};
  for (const layer of [texts ?? {}, overlay ?? {}]) {
    for (const [namespace, tree] of Object.entries(layer)) {
      if (namespace !== OF_THE_PAGE && isTree(tree)) resources[namespace] = merge(resources[namespace] ?? {}, tree);
    }
  }
  return resources;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merge(under: Tree, over: Tree): Tree {
  const merged: Tree = { ...under };
  for (const [key, value] of Object.entries(over)) {
    // A key without a translation. The layer below has its text, or the English that is built in.
    if (value === null) continue;
    const below = merged[key];
    merged[key] = isTree(value) ? merge(isTree(below) ? below : {}, value) : value;
  }
  return merged;
}

/** @param path the key of the tree, with the sign that comes before the next part of a key */
function mapTexts(tree: Tree, say: (text: string, key: string) => string, path: string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      isTree(value)
        ? mapTexts(value, say, `${path}${name}.`)
        : typeof value === 'string'
          ? say(value, path + name)
          : value,
    ]),
  );
}

/**
 * The English texts in a pseudo-language. Each plural category of that language gets a form: Arabic has six, English
 * two.
 */
async function pseudoPackage(world: World, language: string): Promise<Package['resources'] | null> {
  const say = language === KEY_LANGUAGE ? (_: string, key: string) => `⟦${key}⟧` : PSEUDO_LANGUAGES[language];
  if (say === undefined) return null;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const english = Object.entries((await packageOf(world, BUILT_IN)) ?? {});
  return Object.fromEntries(
    english.map(([namespace, tree]) => [
      namespace,
      mapTexts(withPlurals(tree, pluralCategories), say, `${namespace}:`),
    ]),
  );
}

/** A missing plural category gets the text of "other". */
function withPlurals(tree: Tree, categories: readonly string[]): Tree {
  const plurals = Object.entries(tree).flatMap(([key, text]) =>
    key.endsWith('_other') ? categories.map((one): [string, typeof text] => [key.replace(/other$/, one), text]) : [],
  );
  const own = Object.entries(tree).map(([key, value]): [string, typeof value] => [
    key,
    isTree(value) ? withPlurals(value, categories) : value,
  ]);
  return Object.fromEntries([...plurals, ...own]);
}

/** Without a list, all namespaces stay. */
function only(resources: Package['resources'], namespaces: readonly string[] | undefined): Package['resources'] {
  if (namespaces === undefined) return resources;
  return Object.fromEntries(Object.entries(resources).filter(([namespace]) => namespaces.includes(namespace)));
}

/** The text resource package. */
export const textHandlers = {
  async getTextPackage({ world, headers, query, respond, fail }) {
    const language = normalize(headers['user-language'] ?? 'en-US');
    const resources = (await pseudoPackage(world, language)) ?? (await offeredPackage(world, language));
    if (resources === null) return fail(404, 'NOT_FOUND');
    return respond(200, { language, version: VERSION, resources: only(resources, query.namespaces) });
  },
} satisfies Partial<Handlers>;
