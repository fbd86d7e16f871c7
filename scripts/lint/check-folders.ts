import { circleOf, folderImports } from './folders';

/**
 * `npx tsx scripts/lint/check-folders.ts`: finds neighbouring folders that import each other, also by way of a third
 * (see docs/decisions/layers.md). The exit code is 1 when there are any.
 */
const imports = folderImports(process.cwd(), ['src', 'mock-server']);
const circle = circleOf(imports);
for (const { from, to, file } of circle) console.error(`${from} imports ${to}, in ${file}.`);
console.log(
  circle.length === 0
    ? `${new Set(imports.map(({ from, to }) => `${from} ${to}`)).size} pairs of folders, each imported one way.`
    : 'These folders form a circle. Move what they share into the lowest of them.',
);
process.exitCode = circle.length === 0 ? 0 : 1;
