import glossary from '../../../locales/glossary.json';
import { baseOf, pluralBase, type Pack } from './packs';

/** A rule on register or marks, with a text that breaks it and a text that keeps it. */
export interface Rule {
  readonly name: string;
  readonly pattern: string;
  readonly why: string;
  readonly bad: string;
  readonly good: string;
  /** Restricts the rule to the texts whose key matches. */
  readonly keys?: string;
  readonly matchCase?: boolean;
}

/** The word for a term, the forbidden words, and the pattern of a text that uses the term. */
export interface Word {
  readonly use: string;
  readonly never: readonly string[];
  readonly says?: string;
}

interface OfLanguage {
  readonly register: string;
  /**
   * The base language, from which a region takes words and exceptions. Rules come from the base only when the region
   * has none.
   */
  readonly extends?: string;
  readonly rules?: readonly Rule[];
  readonly except?: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, Word>>;
}

const languages: Readonly<Record<string, OfLanguage>> = glossary.languages;
export const terms: Readonly<Record<string, { english: string; pattern?: string; meaning: string; why: string }>> =
  glossary.terms;

/**
 * Returns the glossary of a language: that of its base, with the differences of the region.
 * @throws Error for a language without a glossary
 */
export function glossaryOf(language: string): OfLanguage & { readonly rules: readonly Rule[] } {
  const own = languages[language] ?? languages[baseOf(language)];
  if (own === undefined)
    throw new Error(`locales/glossary.json has no entry for ${language}: see docs/guides/add-a-language.md.`);
  const base = own.extends === undefined ? undefined : languages[own.extends];
  return {
    ...own,
    rules: own.rules ?? base?.rules ?? [],
    terms: { ...base?.terms, ...own.terms },
    except: { ...base?.except, ...own.except },
  };
}

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The pattern matches the start of a word, or the whole word when the entry ends with "$". In scripts without spaces
 * between words it matches anywhere.
 */
export function forbidden(word: string): RegExp {
  const isWhole = word.endsWith('$');
  const letters = (isWhole ? word.slice(0, -1) : word).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (WITHOUT_SPACES.test(word)) return new RegExp(letters + (isWhole ? '$' : ''), 'iu');
  return new RegExp(`(?<![\\p{L}\\p{N}‑-])${letters}${isWhole ? '(?![\\p{L}\\p{N}‑-])' : ''}`, 'iu');
}

/** Removes the "$" of an entry. */
export function spoken(word: string): string {
  return word.replace(/\$$/, '');
}

function line(key: string, text: string, problem: string): string {
  return `${key}: ${text} [${problem}]`;
}

/** Returns the texts of a pack with a word that the glossary forbids. */
export function forbiddenWords(language: string, pack: Pack): string[] {
  const { terms: words, except = {} } = glossaryOf(language);
  const list = Object.entries(words).flatMap(([term, { use, never }]) => {
    return never.map((word) => ({ term, use, word, pattern: forbidden(word) }));
  });
  return [...pack]
    .filter(([key]) => !(key in except))
    .flatMap(([key, text]) => {
      const found = list.filter(({ pattern }) => pattern.test(withoutPlaceholders(text)));
      return found.map(({ term, word, use }) => line(key, text, `"${spoken(word)}": say ${use}. ${terms[term]?.why}`));
    });
}

/** Returns the texts of a pack that break a rule on register or marks. */
export function brokenRules(language: string, pack: Pack): string[] {
  const { rules, except = {} } = glossaryOf(language);
  return [...pack]
    .filter(([key]) => !(key in except))
    .flatMap(([key, text]) =>
      rules.filter((rule) => breaks(rule, key, text)).map(({ name, why }) => line(key, text, `${name}: ${why}`)),
    );
}

/** A placeholder counts as a word. */
export function breaks({ pattern, keys, matchCase }: Rule, key: string, text: string): boolean {
  if (keys !== undefined && !new RegExp(keys).test(key)) return false;
  return new RegExp(pattern, matchCase ? 'u' : 'iu').test(withoutPlaceholders(text));
}

/** Returns the texts whose English has the term, but which lack the glossary's word for it. */
export function otherWords(language: string, pack: Pack, english: Pack): string[] {
  const { terms: words, except = {} } = glossaryOf(language);
  return Object.entries(words).flatMap(([term, { use, says }]) => {
    const pattern = terms[term]?.pattern;
    if (says === undefined || pattern === undefined) return [];
    const [has, wanted] = [new RegExp(`\\b(?:${pattern})\\b`, 'iu'), new RegExp(says, 'iu')];
    return [...pack]
      .filter(
        ([key, text]) =>
          !(key in except) && has.test(withoutPlaceholders(englishOf(english, key))) && !wanted.test(text),
      )
      .map(([key, text]) => line(key, text, `the English has "${terms[term]?.english}": say ${use}`));
  });
}

function englishOf(english: Pack, key: string): string {
  return english.get(key) ?? english.get(`${pluralBase(key)}_other`) ?? '';
}

/** "{{count}} Sekunden" -> "X Sekunden", because the name of a placeholder is no text, but its value is. */
function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, 'X');
}
