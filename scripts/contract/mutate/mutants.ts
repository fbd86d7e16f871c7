import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Mutant {
  file: string;
  /** Such as `LENGTHS.password.min`. */
  name: string;
  /** Such as `+ 1`. */
  change: string;
  /** The place of the expression in the file, in characters, and its replacement. */
  start: number;
  end: number;
  text: string;
}

/**
 * Finds every number and text of the constants that a file exports. A number moves one step either way; a text gets one
 * more letter.
 * @param file a path from the root of the project
 * @param skipTop whether names leave out the exported object
 */
export function mutantsOf(file: string, skipTop = false): Mutant[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer
        ? leavesOf(initializer, skipTop ? [] : [name.getText()]).flatMap((leaf) => changesOf(file, leaf))
        : [],
    );
  });
}

interface Leaf {
  name: string;
  expression: ts.Expression;
}

function leavesOf(expression: ts.Expression, path: readonly string[]): Leaf[] {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return leavesOf(expression.expression, path);
  if (ts.isObjectLiteralExpression(expression))
    return expression.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? leavesOf(property.initializer, [...path, property.name.getText()]) : [],
    );
  if (ts.isArrayLiteralExpression(expression))
    return expression.elements.flatMap((element, at) => leavesOf(element, [...path, String(at)]));
  return isNumber(expression) || ts.isStringLiteral(expression) ? [{ name: path.join('.'), expression }] : [];
}

function changesOf(file: string, { name, expression }: Leaf): Mutant[] {
  const written = expression.getText();
  const place = { file, name, start: expression.getStart(), end: expression.getEnd() };
  if (ts.isStringLiteral(expression)) return [{ ...place, change: "+ 'x'", text: `(${written} + 'x')` }];
  return ['+ 1', '- 1'].map((change) => ({ ...place, change, text: `(${written} ${change})` }));
}

/** Also true for a product of numbers, such as `5 * 60_000`. */
function isNumber(expression: ts.Expression): boolean {
  if (ts.isNumericLiteral(expression)) return true;
  return ts.isBinaryExpression(expression) && isNumber(expression.left) && isNumber(expression.right);
}
