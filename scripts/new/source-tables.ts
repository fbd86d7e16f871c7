import ts from 'typescript';

/** The new row comes after the last row whose source contains this text, or at the end of the table. */
export interface Place {
  readonly after?: string;
}

/**
 * A table is an array or object literal in a `const` of this name.
 * @param row the source of the row, without a comma
 * @throws Error when the table does not exist
 */
export function addRow(source: string, table: string, row: string, { after }: Place = {}): string {
  const file = parse(source);
  const rows = rowsOf(file, table);
  const landmark = after === undefined ? undefined : rows.items.findLast((item) => item.getText(file).includes(after));
  const last = landmark ?? rows.items.at(-1);
  if (last === undefined) return insert(source, rows.start, `\n  ${row},\n`);
  const hasComma = /^\s*,/.test(source.slice(last.end));
  const end = hasComma ? source.indexOf(',', last.end) + 1 : last.end;
  // A comment on the line of the row belongs to that row.
  const comment = /^[ \t]*\/\/[^\n]*/.exec(source.slice(end))?.[0] ?? '';
  return insert(source, end + comment.length, `${hasComma ? '' : ','}\n  ${row}${hasComma ? ',' : ''}`);
}

export function addImport(source: string, line: string): string {
  const last = parse(source).statements.findLast((statement) => ts.isImportDeclaration(statement));
  return last === undefined ? `${line}\n\n${source}` : insert(source, last.end, `\n${line}`);
}

/** The table must be an object literal. */
export function keysOf(source: string, table: string): string[] {
  const file = parse(source);
  return rowsOf(file, table).items.flatMap((item) =>
    ts.isPropertyAssignment(item) && (ts.isIdentifier(item.name) || ts.isStringLiteral(item.name))
      ? [item.name.text]
      : [],
  );
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('table.ts', source, ts.ScriptTarget.Latest, true);
}

interface Rows {
  items: readonly ts.Node[];
  /** The offset after the opening bracket. */
  start: number;
}

function rowsOf(file: ts.SourceFile, table: string): Rows {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText(file) !== table) continue;
      const value = unwrapped(declaration.initializer);
      if (value && ts.isArrayLiteralExpression(value)) return { items: value.elements, start: value.elements.pos };
      if (value && ts.isObjectLiteralExpression(value)) return { items: value.properties, start: value.properties.pos };
    }
  }
  throw new Error(`There is no table "${table}" in this source.`);
}

function unwrapped(value: ts.Expression | undefined): ts.Expression | undefined {
  return value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? unwrapped(value.expression) : value;
}

function insert(source: string, at: number, text: string): string {
  return source.slice(0, at) + text + source.slice(at);
}
