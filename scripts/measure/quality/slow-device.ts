import { mkdirSync } from 'node:fs';
import type { MeasuredApp } from './app';
import { type LighthouseReport, runLighthouse } from './lighthouse';
import { peerName, withPeer } from './peer';
import { median, type Row } from './row';

const RUNS = 5;
const folder = 'reports/quality/slow-device';

/**
 * Runs Lighthouse on /auth/login with a line and a processor that the browser itself slows down, in turn with another
 * product's sign-in page. A simulated line depends on one trace; a real one shows what the user waits for. Returns the
 * medians of five runs.
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
    const audit = (reports: LighthouseReport[], name: 'largest-contentful-paint' | 'total-blocking-time') =>
      median(reports.map(({ audits }) => audits[name].numericValue));
    const row = (property: string, figure: string, limit: string, ok: boolean): Row => ({
      property: `Sign-in on a slowed down phone: ${property}`,
      figure,
      limit,
      ok,
      command: 'npm run quality -- --only slow-device',
    });
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
    const paint = audit(own, 'largest-contentful-paint');
    const blocked = audit(own, 'total-blocking-time');
    const peerPaint = audit(others, 'largest-contentful-paint');
    const peerBlocked = audit(others, 'total-blocking-time');
    return [
      row(
        'largest contentful paint',
        `${seconds(paint)} (${peerName}: ${seconds(peerPaint)})`,
        '<= 0.8 s',
        paint <= 800,
      ),
      row(
        'total blocking time',
        `${blocked.toFixed(0)} ms (${peerName}: ${peerBlocked.toFixed(0)} ms)`,
        '<= 100 ms',
        blocked <= 100,
      ),
    ];
  });
}

const options = ['--throttling-method=devtools', '--only-categories=performance'];
