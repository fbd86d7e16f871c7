import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** `file` is one file of `from` that imports `to`. */
export interface FolderImport {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/**
 * The imports between folders of one parent. A folder and its own sub-folders may import each other, so those imports
 * do not count. Those of unit tests do not count either.
 * @param root the folder that has the trees
 * @param trees folders to read, relative to the root
 */
export function folderImports(root: string, trees: readonly string[]): FolderImport[] {
  const files = trees.flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' }).map((name) => posix.join(tree, name)),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
      return importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => folderOf(root, posix.join(dirname(file), fileName)))
        .flatMap((folder) => betweenSiblings(file, dirname(file), folder));
    });
}

/** An import of a folder, such as `../seed`, reads its index file. */
function folderOf(root: string, imported: string): string {
  return existsSync(join(root, `${imported}/index.ts`)) ? imported : dirname(imported);
}

function betweenSiblings(file: string, from: string, to: string): FolderImport[] {
  const [ours, theirs] = [from.split('/'), to.split('/')];
  const fork = ours.findIndex((part, at) => part !== theirs[at]);
  if (fork < 0 || theirs.length <= fork) return [];
  return [{ from: ours.slice(0, fork + 1).join('/'), to: theirs.slice(0, fork + 1).join('/'), file }];
}

/** Begins and ends with the same folder; empty without a circle. */
export function circleOf(imports: readonly FolderImport[]): FolderImport[] {
  const done = new Set<string>();
  function search(folder: string, path: readonly FolderImport[]): FolderImport[] {
    const start = path.findIndex(({ from }) => from === folder);
    if (start >= 0) return path.slice(start);
    if (done.has(folder)) return [];
    for (const one of imports.filter(({ from }) => from === folder)) {
      const circle = search(one.to, [...path, one]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  }
  return imports.map(({ from }) => search(from, [])).find((circle) => circle.length > 0) ?? [];
}
