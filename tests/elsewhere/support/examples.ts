import { readFileSync } from 'node:fs';

/** An example of docs/elsewhere.md that names its file. */
export interface Example {
  file: string;
  text: string;
}

const fence = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

/** Reads the examples with a file name from the page. */
export function examplesOfPage(): Example[] {
  const page = readFileSync('docs/elsewhere.md', 'utf8');
  return [...page.matchAll(fence)].map(([, file = '', text = '']) => ({ file, text }));
}

/** Puts the given ports in the place of those that the page uses. */
export function withPorts(text: string, { workbench, app }: { workbench: number; app: number }): string {
  return text.replaceAll('4010', String(workbench)).replaceAll('3000', String(app));
}
