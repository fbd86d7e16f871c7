import { mkdirSync } from 'node:fs';
import type { MeasuredApp } from './app';
import { type LighthouseReport, runLighthouse } from './lighthouse';
import { peerName, withPeer } from './peer';
import { median, type Row } from './row';

const RUNS = 5;
/** Limits of ratios: of our paint to the peer's, and of our work to that of the build before. */
const MOST_OF_PEER = 0.33;
const MOST_OF_WORK = 1.25;
const folder = 'reports/quality/slow-device';

/**
 * Runs Lighthouse on /auth/login, in turn with another product's sign-in page. The browser itself slows down line and
 * processor. A simulated line depends on one trace; a real one shows what the user waits for. Returns the medians of
 * five runs.
 */
export async function measure({ origin }: MeasuredApp): Promise<Row[]> {
  mkdirSync(folder, { recursive: true });
  return withPeer(async (peer) => {
    const own: LighthouseReport[] = [];
    const others: LighthouseReport[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      own.push(await runLighthouse(`${origin}/auth/login`, `${folder}/own-${run}.json`, options));
      others.push(await runLighthouse(peer, `${folder}/peer-${run}.json`, options));
    }
    const audit = (reports: LighthouseReport[], name: keyof LighthouseReport['audits']) =>
      median(reports.map(({ audits }) => audits[name].numericValue));
    const row = (property: string, figure: string, more: Partial<Row> = {}): Row => ({
      property: `Sign-in on a slowed down phone: ${property}`,
      figure,
      limit: '',
      ok: true,
      command: 'npm run quality -- --only slow-device',
      ...more,
    });
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
    const paint = audit(own, 'largest-contentful-paint');
    const blocked = audit(own, 'total-blocking-time');
    const peerPaint = audit(others, 'largest-contentful-paint');
    const peerBlocked = audit(others, 'total-blocking-time');
    const work = audit(own, 'mainthread-work-breakdown');
    const yardstick = median(own.map(({ environment }) => environment.benchmarkIndex));
    return [
      row(
        `largest contentful paint, beside ${peerName}`,
        `${(paint / peerPaint).toFixed(2)} (${seconds(paint)} beside ${seconds(peerPaint)})`,
        { limit: `<= ${MOST_OF_PEER}`, ok: paint <= MOST_OF_PEER * peerPaint },
      ),
      row('total blocking time', `${blocked.toFixed(0)} ms (${peerName}: ${peerBlocked.toFixed(0)} ms)`, {
        beside: { ms: blocked, most: MOST_OF_WORK },
      }),
      row('work of the main thread', `${work.toFixed(0)} ms`, { beside: { ms: work, most: MOST_OF_WORK } }),
      row("the processor's own yardstick, Lighthouse's benchmark index", yardstick.toFixed(0)),
    ];
  });
}

const options = ['--throttling-method=devtools', '--only-categories=performance'];
