import { measure as measureBench } from '../bench';
import type { Row } from './row';

const command = 'npm run bench';
/** How many times as fast as Prism each call has to be: the reads, and those that change something. */
const TIMES: Readonly<Record<string, number>> = { login: 4, check: 8, 'persons/me': 8, 'tokens/execute': 4 };

/** Measures the mock server as `npm run bench` does, and holds its figures to their limits. */
export async function measure(): Promise<Row[]> {
  const { startUp, speed: speedTable, resets, memory } = await measureBench({});
  const speed = speedTable.rows;
  const [reset] = resets.rows;
  const startMs = (server: string) => Number(startUp.rows.find((row) => String(row.server).startsWith(server))?.ms);
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
      '<= 400 ms',
      startMs('mock (') <= 400,
    ),
    row(
      'requests a second in one world, and times Prism',
      speed.map(({ call, 'mock 1 world /s': rate, 'times Prism': more }) => `${call} ${rate} (${more})`).join(', '),
      `>= ${speed.map(({ call }) => TIMES[String(call)]).join(', ')} times Prism, no call refused`,
      speed.length > 0 &&
        speed.every(
          ({ call, 'times Prism': more, refused }) =>
            Number(more) >= (TIMES[String(call)] ?? Number.POSITIVE_INFINITY) && refused === 0,
        ),
    ),
    row('p99 of the same requests', `${p99.join(', ')} ms`, '< 10 ms', p99.length > 0 && p99.every((ms) => ms < 10)),
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
