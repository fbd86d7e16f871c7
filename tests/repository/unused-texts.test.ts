import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { pluralBase, readPack } from '../support/texts/packs';

/**
 * An unused text costs a translation in every language (see docs/decisions/texts.md). A missing key does not compile, so
 * this test does not check it. The test uses the compiler, so `problem.${code}` counts as the keys that the type of
 * `code` allows.
 */
const ROOT = resolve(import.meta.dirname, '../..');

/** The app, and the scripts that write texts into the page at build time. */
function sourceFiles(): string[] {
  return ['src', 'scripts/delivery'].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => resolve(ROOT, folder, name)),
  );
}

function program(): ts.Program {
  const { config }: { config?: unknown } = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return ts.createProgram(sourceFiles(), { ...options, incremental: false });
}

/** The strings of a file that may be keys, its imports, and the namespaces that it names. */
interface Source {
  literals: Set<string>;
  patterns: RegExp[];
  imports: Set<string>;
  namespaces: Set<string>;
}

function read(file: ts.SourceFile, checker: ts.TypeChecker): Source {
  const source: Source = { literals: new Set(), patterns: [], imports: new Set(), namespaces: namespacesIn(file.text) };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const target = importTarget(node.moduleSpecifier, file);
      if (target !== undefined) source.imports.add(target);
      return;
    }
    if (ts.isStringLiteralLike(node)) source.literals.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) source.literals.add(node.name.text);
    if (ts.isTemplateExpression(node)) readTemplate(node, checker, source);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return source;
}

/**
 * Finds `useTranslation('login')`, `ParseKeys<'login'>`, `i18n.t('login:title')` and `{ ns: 'login' }`. A prefix counts
 * with its namespace: `useTranslation('settings', { keyPrefix: 'devices' })` names "settings:devices.".
 */
function namespacesIn(source: string): Set<string> {
  const named = source.matchAll(
    /(?:useTranslation\(|<|ns: )'([\w-]+)'(?:, (?:\{ keyPrefix: |TOptions, )?'([\w-]+)')?|['`]([\w-]+):/g,
  );
  return new Set(
    [...named].map(([, whole, prefix, before = '']) =>
      prefix === undefined ? (whole ?? before) : `${whole}:${prefix}.`,
    ),
  );
}

function importTarget(specifier: ts.Expression | undefined, file: ts.SourceFile): string | undefined {
  if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
  return resolve(file.fileName, '..', specifier.text).replace(/\.tsx?$/, '');
}

/** Adds a pattern for a template. A placeholder matches the strings of its type, or any word. */
function readTemplate(node: ts.TemplateExpression, checker: ts.TypeChecker, { patterns }: Source): void {
  let pattern = escaped(node.head.text);
  for (const { expression, literal } of node.templateSpans) {
    const type = checker.getTypeAtLocation(expression);
    const members = type.isUnion() ? type.types : [type];
    const names = members.flatMap((member) => (member.isStringLiteral() ? [escaped(member.value)] : []));
    pattern += (names.length === members.length ? `(?:${names.join('|')})` : ANY_WORD) + escaped(literal.text);
  }
  // A pattern without fixed letters ("${a}.${b}" of strings) would mark every key as used.
  if (/[a-z]{3}/i.test(pattern)) patterns.push(new RegExp(`^${pattern}$`));
}

const ANY_WORD = '[\\w-]+';

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

it('every English text is used by a source that reaches it', { timeout: 120_000 }, () => {
  const compiled = program();
  const checker = compiled.getTypeChecker();
  const sources = new Map<string, Source>();
  for (const path of sourceFiles()) {
    const file = compiled.getSourceFile(path);
    if (file !== undefined) sources.set(path.replace(/\.tsx?$/, ''), read(file, checker));
  }
  const unused = [...readPack('en').keys()].filter((key) => !isUsed(key, sources));
  expect(unused).toEqual([]);
});

function isUsed(key: string, sources: ReadonlyMap<string, Source>): boolean {
  const [namespace = ''] = key.split(':');
  const prefix = [...sources.values()]
    .flatMap(({ namespaces }) => [...namespaces])
    .find((one) => one.endsWith('.') && key.startsWith(one));
  const ids = [key, pluralBase(key) ?? key];
  return (
    isNamed(ids, namespace, sources) ||
    isNamed(
      ids.map((id) => id.slice((prefix ?? `${namespace}:`).length)),
      prefix ?? namespace,
      sources,
    )
  );
}

function isNamed(names: string[], namespace: string, sources: ReadonlyMap<string, Source>): boolean {
  return [...reaching(namespace, sources)].some((path) => {
    const source = sources.get(path);
    return (
      source !== undefined &&
      names.some((name) => source.literals.has(name) || source.patterns.some((pattern) => pattern.test(name)))
    );
  });
}

const reached = new Map<string, ReadonlySet<string>>();

/**
 * Returns the files that name a namespace, the files that import those, and the imports of both. Those are the tables,
 * schemas and flows that name keys.
 */
function reaching(namespace: string, sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const known = reached.get(namespace);
  if (known !== undefined) return known;
  const own = [...sources].filter(([, { namespaces }]) => namespaces.has(namespace)).map(([path]) => path);
  const around = new Set(own);
  for (const [path, { imports }] of sources) if (own.some((one) => imports.has(one))) around.add(path);
  // The rows of a table name keys by a type that the table takes from the texts.
  const tables = [...around].filter((path) => path.endsWith('/route'));
  for (const [path, { imports }] of sources) if (tables.some((one) => imports.has(one))) around.add(path);
  for (const path of [...own, ...around]) for (const target of sources.get(path)?.imports ?? []) around.add(target);
  reached.set(namespace, around);
  return around;
}
