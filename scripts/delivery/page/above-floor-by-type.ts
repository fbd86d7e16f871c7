import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { memberJudgeOf } from './above-floor';
import type { Floor } from './floor';

/**
 * Finds members of the browser's objects that one of the oldest supported browsers lacks. It reads the types of our own
 * code, which a bundle lacks. Only this check finds `query.size` of a URLSearchParams.
 * @param names files to read
 * @returns "URLSearchParams.size in src/forms/x.ts", sorted
 */
export function newMembersByType(names: readonly string[], floor: Floor): string[] {
  const isNew = memberJudgeOf(floor);
  const found = new Set<string>();
  const program = ts.createProgram(names, optionsOf('src/tsconfig.json'));
  const checker = program.getTypeChecker();
  const visit = (node: ts.Node, file: string): void => {
    if (ts.isPropertyAccessExpression(node) || ts.isBindingElement(node)) {
      const symbol = checker.getSymbolAtLocation(
        ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node.name,
      );
      for (const declaration of symbol?.declarations ?? []) {
        const owner = ownerOf(declaration);
        if (owner !== undefined && symbol !== undefined && isNew(owner, symbol.name))
          found.add(`${owner}.${symbol.name} in ${file}`);
      }
    }
    node.forEachChild((child) => visit(child, file));
  };
  const wanted = new Set(names.map((name) => resolve(name)));
  for (const source of program.getSourceFiles())
    if (wanted.has(resolve(source.fileName))) visit(source, relative('.', source.fileName));
  return [...found].sort();
}

function ownerOf(declaration: ts.Declaration): string | undefined {
  const isOfBrowser = /\/lib\.dom[.\w]*\.d\.ts$/.test(declaration.getSourceFile().fileName);
  return isOfBrowser && ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : undefined;
}

function optionsOf(config: string): ts.CompilerOptions {
  const { config: read } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(read, ts.sys, dirname(resolve(config)));
  const { tsBuildInfoFile: _, ...others } = options;
  return { ...others, incremental: false };
}
