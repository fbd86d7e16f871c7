import { readFileSync } from 'node:fs';

/** An example of docs/elsewhere.md that names its file. */
export interface Example {
  file: string;
  text: string;
}

const fence = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

export function examplesOfPage(): Example[] {
  const page = readFileSync('docs/elsewhere.md', 'utf8');
  return [...page.matchAll(fence)].map(([, file = '', text = '']) => ({ file, text }));
}

/** Replaces the ports that docs/elsewhere.md uses. */
export function withPorts(text: string, { workbench, app }: { workbench: number; app: number }): string {
  return text.replaceAll('4010', String(workbench)).replaceAll('3000', String(app));
}
