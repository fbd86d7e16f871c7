import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../../src');

/** A dynamic import, and the texts that the code names for it. */
export interface Load {
  /** Both the file and the module are below src/. */
  readonly place: string;
  readonly module: string;
  readonly texts: readonly string[];
}

interface Source {
  readonly file: ts.SourceFile;
  readonly imports: readonly string[];
  readonly says: ReadonlySet<string>;
}

const sources = new Map<string, Source>(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name.replace(/\.tsx?$/, ''), read(name)]),
);

function read(name: string): Source {
  const path = resolve(ROOT, name);
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const says = new Set<string>();
  for (const node of descendants(file)) {
    const [first, second] = ts.isCallExpression(node) ? node.arguments : [];
    if (first === undefined || !ts.isCallExpression(node)) continue;
    const called = node.expression.getText();
    if (called === 'useTranslation') says.add(textOf(first));
    if (called === 'i18n.t') says.add(textOf(first).split(':')[0] ?? '');
    if (called === 'i18n.exists' && second) says.add(/ns: '([\w-]+)'/.exec(second.getText())?.[1] ?? '');
  }
  says.delete('');
  const imports = file.statements
    .filter((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
    .filter((one) => !(ts.isImportDeclaration(one) ? one.importClause?.isTypeOnly : one.isTypeOnly))
    .flatMap((one) => (one.moduleSpecifier ? [moduleOf(name, textOf(one.moduleSpecifier))] : []));
  return { file, imports, says };
}

function descendants(node: ts.Node): ts.Node[] {
  return [node, ...node.getChildren().flatMap(descendants)];
}

/** For a template, only the text before the first expression. */
function textOf(node: ts.Node): string {
  if (ts.isTemplateExpression(node)) return node.head.text;
  return ts.isStringLiteralLike(node) ? node.text : '';
}

function moduleOf(from: string, specifier: string): string {
  return resolve('/', dirname(from), specifier).slice(1);
}

/** Follows the imports of the module. */
export function saidBy(module: string, seen = new Set<string>()): Set<string> {
  const source = sources.get(module);
  if (source === undefined || seen.has(module)) return new Set();
  seen.add(module);
  return new Set([...source.says, ...source.imports.flatMap((one) => [...saidBy(one, seen)])]);
}

export function loads(): Load[] {
  return [...sources].flatMap(([place, { file }]) =>
    descendants(file)
      .filter((node) => ts.isCallExpression(node))
      .filter((node) => node.expression.kind === ts.SyntaxKind.ImportKeyword)
      .flatMap((node) =>
        node.arguments.map((to) => ({ place, module: moduleOf(place, textOf(to)), texts: textsFor(node) })),
      )
      .filter(({ module }) => sources.has(module)),
  );
}

/** The call or the row around a dynamic import names the texts. */
function textsFor(node: ts.Node): string[] {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at) && /^(partOf|optionalPart|loadPart|tryPart)$/.test(at.expression.getText()))
      return namesIn(at.arguments[1]);
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'screen')
      return namesIn(at.parent.properties.find((one) => one.name?.getText() === 'texts'));
  }
  return [];
}

function namesIn(list: ts.Node | undefined): string[] {
  return list === undefined ? [] : descendants(list).flatMap((one) => (ts.isStringLiteral(one) ? [one.text] : []));
}
