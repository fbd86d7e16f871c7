import type { AnswerBody } from '../../contract/types';
import type { Handlers } from '../define';
import { PSEUDO_LOCALE, pseudoText } from './pseudo-text';
import { languages } from '../../seed/options';
import type { World } from '../../world/world';

type Package = AnswerBody<'getTextPackage', 200>;
type Tree = Package['resources'][string];

/** Version of the text catalogue (see docs/product/9-limits.md). */
const VERSION = '1.0.27';

/** "DE-de" -> "de-DE". */
function normalize(language: string): string {
  const [base = '', region] = language.split('-');
  return region === undefined ? base.toLowerCase() : `${base.toLowerCase()}-${region.toUpperCase()}`;
}

/** A regional variant that may be chosen, or the base of one; whatever else is asked for, no folder is looked for. */
function isOffered(language: string): boolean {
  return languages.some((one) => one === language || one.split('-')[0] === language);
}

/** Texts that the build puts into the page itself, for browsers that run no app: no package carries them. */
const OF_THE_PAGE = 'page';

/**
 * The texts of a language: those of its base, with what its regional overlay has else over them; null where there are
 * none.
 */
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

/** The same tree with every text put through `say`. */
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
