import { measure as measureBench } from '../bench';
import type { Row } from './row';

const command = 'npm run bench';

/** Measures the mock server as `npm run bench` does, and holds its figures to their limits. */
export async function measure(): Promise<Row[]> {
  const { startUp, speed: speedTable, resets, memory } = await measureBench({});
  const speed = speedTable.rows;
  const [reset] = resets.rows;
  const startMs = (server: string) => Number(startUp.rows.find((row) => String(row.server).startsWith(server))?.ms);
  const times = speed.map((row) => Number(row['times Prism']));
  const p99 = speed.map((row) => Number(row.p99));
  const residentAfter = (requests: number) =>
    Number(memory.rows.find((row) => Number(row.requests) === requests)?.['resident MB']);
  const [early, full, late] = [residentAfter(20_000), residentAfter(100_000), residentAfter(200_000)];
  const growth = ((late - full) / full) * 100;
  const row = (property: string, figure: string, limit: string, isKept: boolean): Row => ({
    property: `Mock server: ${property}`,
    figure,
    limit,
    ok: isKept,
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
