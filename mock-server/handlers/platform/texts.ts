import type { AnswerBody } from '../../contract/types';
import type { Handlers } from '../define';
import { PSEUDO_LOCALE, pseudoText } from './pseudo-text';
import { languages } from '../../seed/options';
import type { World } from '../../world/world';

type Package = AnswerBody<'getTextPackage', 200>;
type Tree = Package['resources'][string];

/** Version of the text catalogue (see docs/product/9-limits.md). */
const VERSION = '1.0.27';

/** Normalizes the case of a language tag: "DE-de" becomes "de-DE". */
function normalize(language: string): string {
  const [base = '', region] = language.split('-');
  return region === undefined ? base.toLowerCase() : `${base.toLowerCase()}-${region.toUpperCase()}`;
}

/** Whether the language is an offered regional variant or the base of one. Only then may it name a folder to read. */
function isOffered(language: string): boolean {
  return languages.some((one) => one === language || one.split('-')[0] === language);
}

/**
 * The namespace that the build writes into the page itself, for browsers that cannot run the app. No package contains
 * it.
 */
const OF_THE_PAGE = 'page';

/** The texts of a language: the base, merged with the regional overlay. Null when the language has neither. */
async function packageOf(world: World, language: string): Promise<Package['resources'] | null> {
  const [base = ''] = language.split('-');
  const texts = await world.readTexts(base);
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
    // A key that is not translated yet: the layer below has its text, or the English that is built in.
    if (value === null) continue;
    const below = merged[key];
    merged[key] = isTree(value) ? merge(isTree(below) ? below : {}, value) : value;
  }
  return merged;
}

/** The same tree with `say` applied to every text. */
function mapTexts(tree: Tree, say: (text: string) => string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isTree(value) ? mapTexts(value, say) : typeof value === 'string' ? say(value) : value,
    ]),
  );
}

async function pseudoPackage(world: World): Promise<Package['resources']> {
  const english = Object.entries((await packageOf(world, 'en')) ?? {});
  return Object.fromEntries(english.map(([namespace, tree]) => [namespace, mapTexts(tree, pseudoText)]));
}

/** The text resource package (see docs/product/4-states.md#translation-load). */
export const textHandlers = {
  async getTextPackage({ world, headers, respond, fail }) {
    const language = normalize(headers['user-language'] ?? 'en-US');
    if (language === PSEUDO_LOCALE)
      return respond(200, { language, version: VERSION, resources: await pseudoPackage(world) });
    const resources = isOffered(language) ? await packageOf(world, language) : null;
    return resources ? respond(200, { language, version: VERSION, resources }) : fail(404, 'NOT_FOUND');
  },
} satisfies Partial<Handlers>;
