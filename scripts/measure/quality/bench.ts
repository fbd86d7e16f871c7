import { npmRun } from './npm-run';
import type { Row } from './row';

const command = 'npm run bench';

/** Reads the figures of the mock server from the tables that `npm run bench` prints. */
export function benchRows(): Row[] {
  const { ok: ended, said } = npmRun('bench', []);
  const start = tableIn(said, 'Start-up');
  const speed = tableIn(said, 'Requests a second');
  const [reset] = tableIn(said, 'Reset');
  const memory = tableIn(said, 'Memory');
  const startMs = (server: string) => Number(start.find((row) => row.server?.startsWith(server))?.ms);
  const times = speed.map((row) => Number(row['times Prism']));
  const p99 = speed.map((row) => Number(row.p99));
  const residentAfter = (requests: number) =>
    Number(memory.find((row) => Number(row.requests) === requests)?.['resident MB']);
  const [early, full, late] = [residentAfter(20_000), residentAfter(100_000), residentAfter(200_000)];
  const growth = ((late - full) / full) * 100;
  const row = (property: string, figure: string, limit: string, isKept: boolean): Row => ({
    property: `Mock server: ${property}`,
    figure,
    limit,
    ok: ended && isKept,
    command,
  });
  return [
    row(
      'start to first answer',
      `${startMs('mock (')} ms (Prism ${startMs('Prism')} ms)`,
      '<= 1000 ms',
      startMs('mock (') <= 1000,
    ),
    row(
      'requests a second in one world, and times Prism',
      speed.map(({ call, 'mock 1 world /s': rate, 'times Prism': more }) => `${call} ${rate} (${more})`).join(', '),
      '>= 2 times Prism',
      times.length > 0 && times.every((more) => more >= 2),
    ),
    row(
      'p99 at 10 connections in one world',
      `${p99.join(', ')} ms`,
      '< 10 ms',
      p99.length > 0 && p99.every((ms) => ms < 10),
    ),
    row('reset of a world over HTTP, median', `${reset?.median} ms`, '< 5 ms', Number(reset?.median) < 5),
    row(
      'resident memory after 20,000 and 200,000 requests in 50 worlds',
      `${early} and ${late} MB`,
      '<= 250 MB',
      Math.max(early, full, late) <= 250,
    ),
    row(
      'growth of memory over 100,000 requests, once the journals of 50 worlds are full',
      `${growth < 0 ? '' : '+'}${growth.toFixed(1)} %`,
      'none (within 5 %)',
      growth <= 5,
    ),
  ];
}

/** The rows of the table under a title, each by its column names. */
function tableIn(said: string, title: string): Record<string, string>[] {
  const lines = said.split('\n');
  const from = lines.findIndex((line) => line.startsWith(title)) + 1;
  if (from === 0) return [];
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const end = lines.findIndex((line, index) => index >= from && !line.startsWith('|'));
  const [head = '', , ...rows] = lines.slice(from, end < 0 ? undefined : end);
  const names = cells(head);
  return rows.map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index] ?? '', cell])));
}
