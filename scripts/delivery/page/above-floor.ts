import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { parse as parseScript, type Node } from 'acorn';
import { full } from 'acorn-walk';
import { parse as parseStyle } from 'postcss';
import type { Floor } from './floor';

const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** A delivered script may use no newer edition. The checks below find newer syntax within this one. */
const ECMA_VERSION = 2022;

/** Finds features that at least one of the oldest supported browsers lacks. */
export interface Judge {
  /** APIs and syntax, sorted: "AbortSignal.any", ".toSorted", "regular expression: lookbehind". */
  script(code: string): string[];
  /** Properties, functions, units, selectors and at-rules, sorted: "field-sizing", "light-dark()", ":has()". */
  style(code: string): string[];
}

/**
 * A bundle does not show the type of an object. So a member (`list.toSorted`) counts as new only if every interface
 * with that member added it after the floor. `script` throws a SyntaxError for a script that is not ECMAScript 2022.
 */
export function judgeOf(floor: Floor): Judge {
  const isNew = isNewFor(floor);
  const names = namesOfScripts(isNew);
  const styles = namesOfStyles(isNew);
  return { script: (code) => judgeScript(code, names), style: (code) => judgeStyle(code, styles) };
}

/** The function says whether one of the oldest supported browsers lacks a feature of MDN's browser data. */
function isNewFor(floor: Floor): (compat: CompatStatement | undefined) => boolean {
  const limits: Record<string, string> = {
    chrome: floor.chrome,
    edge: floor.edge,
    firefox: floor.firefox,
    safari: floor.safari,
    safari_ios: floor.ios_saf,
  };
  return (compat) => {
    if (compat === undefined) return false;
    return Object.entries(limits).some(
      ([browser, version]) => !isSupported(Reflect.get(compat.support, browser), version),
    );
  };
}

/** Whether a member of a browser's interface ("URLSearchParams", "size") is above the floor. */
export function memberJudgeOf(floor: Floor): (owner: string, member: string) => boolean {
  const isNew = isNewFor(floor);
  return (owner, member) => {
    const found: unknown = Reflect.get(Reflect.get(bcd.api, owner) ?? {}, member);
    return isIdentifier(found) && isNew(found.__compat);
  };
}

function isSupported(
  statement: SimpleSupportStatement | SimpleSupportStatement[] | 'mirror' | undefined,
  version: string,
): boolean {
  // MDN has no data for this browser, and missing data is no reason to refuse.
  if (statement === undefined || statement === 'mirror') return true;
  return [statement]
    .flat()
    .some(({ version_added: added, flags, prefix, alternative_name: other, version_removed: removed }) => {
      if (typeof removed === 'string' && isAtMost(removed.replace('≤', ''), version)) return false;
      if (flags || prefix || other || typeof added !== 'string' || added === 'preview') return false;
      return isAtMost(added.replace('≤', ''), version);
    });
}

function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [mostMajor = 0, mostMinor = 0] = limit.split('.').map(Number);
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
}

interface ScriptNames {
  /** Such as "Iterator". */
  globals: ReadonlySet<string>;
  /** Such as "AbortSignal.any". */
  statics: ReadonlySet<string>;
  /** New on every object that has them, such as "toSorted". */
  members: ReadonlySet<string>;
}

function namesOfScripts(isNew: (compat: CompatStatement | undefined) => boolean): ScriptNames {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const found = { new: new Set<string>(), old: new Set<string>() };
  const add = (path: string, of: Identifier): void => {
    if (isNew(of.__compat)) globals.add(path);
    for (const [key, member] of Object.entries(of)) {
      if (key === '__compat' || !isIdentifier(member) || !/^[\w$]+$/.test(key)) continue;
      const name = key.replace(/_static$/, '');
      if (isNew(member.__compat)) statics.add(`${path}.${name}`);
      if (name === key) found[isNew(member.__compat) ? 'new' : 'old'].add(name);
      // MDN nests the members of Intl.Segmenter one level deeper.
      if (path === 'Intl' && /^[A-Z]/.test(name)) add(`Intl.${name}`, member);
    }
  };
  for (const [name, identifier] of Object.entries(bcd.javascript.builtins ?? {}))
    if (isIdentifier(identifier)) add(name, identifier);
  const ofLanguage = new Set(found.new);
  for (const [name, identifier] of Object.entries(bcd.api)) if (isIdentifier(identifier)) add(name, identifier);
  // Our own objects use names of one word too (`token`, `login`), so such members of browser objects do not count.
  const isTelling = (name: string): boolean => ofLanguage.has(name) || /[a-z][A-Z]/.test(name);
  return {
    globals,
    statics,
    members: new Set([...found.new].filter((name) => !found.old.has(name) && isTelling(name))),
  };
}

function isIdentifier(value: unknown): value is Identifier {
  return typeof value === 'object' && value !== null;
}

function judgeScript(code: string, { globals, statics, members }: ScriptNames): string[] {
  const found = new Set<string>();
  full(parseScript(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' }), (node) => {
    const name = pathOf(node);
    if (name !== undefined && (globals.has(name) || statics.has(name))) found.add(name);
    const member = memberOf(node);
    if (member !== undefined && members.has(member)) found.add(`.${member}`);
    if (node.type === 'StaticBlock') found.add('class static block');
    if (isLookbehind(node)) found.add('regular expression: lookbehind');
  });
  return [...found].sort();
}

/** Such as "AbortSignal.any"; "x" for "window.x" and "globalThis.x". */
function pathOf(node: Node): string | undefined {
  if (node.type === 'Identifier' && 'name' in node && typeof node.name === 'string') return node.name;
  const member = memberOf(node);
  if (member === undefined || !('object' in node)) return undefined;
  const object = isNode(node.object) ? pathOf(node.object) : undefined;
  if (object === undefined) return undefined;
  return /^(window|globalThis|self)$/.test(object) ? member : `${object}.${member}`;
}

function memberOf(node: Node): string | undefined {
  if (
    node.type !== 'MemberExpression' ||
    !('computed' in node) ||
    node.computed ||
    !('property' in node) ||
    !isNode(node.property)
  )
    return undefined;
  return 'name' in node.property && typeof node.property.name === 'string' ? node.property.name : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Also checks a string that may become a pattern. */
function isLookbehind(node: Node): boolean {
  if (node.type !== 'Literal' || !('value' in node)) return false;
  const text = 'regex' in node && isPattern(node.regex) ? node.regex.pattern : node.value;
  return typeof text === 'string' && /\(\?<[=!]/.test(text);
}

function isPattern(value: unknown): value is { pattern: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value;
}

type StyleNames = Record<'properties' | 'functions' | 'units' | 'selectors' | 'atRules', ReadonlySet<string>>;

function namesOfStyles(isNew: (compat: CompatStatement | undefined) => boolean): StyleNames {
  const newIn = (group: Identifier | Record<string, Identifier> | undefined): Set<string> => {
    const entries = Object.entries(group ?? {});
    return new Set(
      entries.flatMap(([name, identifier]) => (isIdentifier(identifier) && isNew(identifier.__compat) ? [name] : [])),
    );
  };
  const { properties, types, selectors, 'at-rules': atRules } = bcd.css;
  const lengths = types?.length ?? {};
  const units = Object.entries(lengths).flatMap(([name, identifier]) =>
    isIdentifier(identifier) && isNew(identifier.__compat) ? unitsOf(name) : [],
  );
  return {
    properties: newIn(properties),
    functions: new Set([...newIn(types), ...newIn(types?.color)]),
    units: new Set(units),
    selectors: newIn(selectors),
    atRules: newIn(atRules),
  };
}

/** MDN groups viewport units: "viewport_percentage_units_dynamic" is dvw, dvh, dvi, dvb, dvmin and dvmax. */
function unitsOf(name: string): string[] {
  const kind = /^viewport_percentage_units_(dynamic|small|large)$/.exec(name)?.[1]?.charAt(0);
  return kind === undefined ? [name] : ['w', 'h', 'i', 'b', 'min', 'max'].map((end) => `${kind}v${end}`);
}

function judgeStyle(code: string, names: StyleNames): string[] {
  const found = new Set<string>();
  parseStyle(code).walk((node) => {
    if (node.type === 'atrule') {
      if (names.atRules.has(node.name)) found.add(`@${node.name}`);
    } else if (node.type === 'rule') {
      // The build expands nested rules. Any nesting that remains needs a newer browser.
      if (node.parent?.type === 'rule' || node.selector.includes('&')) found.add('nesting');
      for (const [, name = ''] of node.selector.matchAll(/:{1,2}([a-z-]+)/g))
        if (names.selectors.has(name)) found.add(`:${name}`);
    } else if (node.type === 'decl') {
      const isPrefixedToo = node.parent?.some(
        (other) => other.type === 'decl' && other.prop === `-webkit-${node.prop}`,
      );
      if (names.properties.has(node.prop) && !isPrefixedToo) found.add(node.prop);
      for (const [, name = ''] of node.value.matchAll(/(?<![a-z0-9-])([a-z][a-z0-9-]*)\(/g))
        if (names.functions.has(name)) found.add(`${name}()`);
      for (const [, unit = ''] of node.value.matchAll(/\d([a-z]+)\b/g)) if (names.units.has(unit)) found.add(unit);
    }
  });
  return [...found].sort();
}
