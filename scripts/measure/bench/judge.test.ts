import { expect, it } from 'vitest';
import { type Figures, judge } from './judge';

const round = (mock: number, prism: number, peer: number, p99Ms = 2): Figures['speeds'][number]['rounds'][number] => ({
  mock: { rate: mock, p99Ms },
  prism: { rate: prism, p99Ms: 90 },
  peer: { rate: peer, p99Ms: 90 },
});
const speed = (isRead: boolean, ...rounds: ReturnType<typeof round>[]) => ({ name: 'check', isRead, rounds });
const flat = Array.from({ length: 9 }, () => ({ residentMb: 200, retainedMb: 100 }));
const rising = (perStep: number) =>
  flat.map(({ residentMb }, step) => ({ residentMb, retainedMb: 100 + step * perStep }));

const good: Figures = {
  startMs: { mock: 200, prism: 900 },
  speeds: [speed(true, round(3000, 1000, 1500))],
  newWorldMs: [4, 5, 6],
  resetMs: [1, 2, 3],
  memory: flat,
};

const broken = (change: Partial<Figures>) =>
  judge({ ...good, ...change })
    .filter(({ ok }) => !ok)
    .map(({ property, figure }) => `${property.replace('Mock server: ', '').split(/[,:]/)[0] ?? ''}: ${figure}`);

it('is content with a server that keeps every limit', () => {
  expect(broken({})).toEqual([]);
});

it('holds a read to Prism and to the stateful peer, and a change to the peer alone', () => {
  expect(broken({ speeds: [speed(true, round(900, 1000, 500))] })).toEqual([
    'check: 0.90 and 1.80 (900 beside 1000 and 500)',
  ]);
  expect(broken({ speeds: [speed(false, round(900, 1000, 500))] })).toEqual([]);
  expect(broken({ speeds: [speed(false, round(900, 500, 1000))] })).toEqual([
    'check: 1.80 and 0.90 (900 beside 500 and 1000)',
  ]);
});

it('takes the middle of the rounds, so that one busy moment decides nothing', () => {
  expect(
    broken({ speeds: [speed(true, round(100, 1000, 500), round(3000, 1000, 500), round(2000, 900, 500))] }),
  ).toEqual([]);
});

it.each<[string, Partial<Figures>]>([
  ['start to first response: 1.11 (1000 ms, Prism 900 ms)', { startMs: { mock: 1000, prism: 900 } }],
  ['check: 21 ms', { speeds: [speed(true, round(3000, 1000, 1500, 21))] }],
  ['a new world over HTTP: 51.0 ms (p95 60.0 ms)', { newWorldMs: [4, 51, 60] }],
  ['reset of a world over HTTP: 60.0 ms (p95 70.0 ms)', { resetMs: [50, 60, 70] }],
  ['most resident memory with 50 worlds: 401 MB', { memory: [...flat, { residentMb: 401, retainedMb: 100 }] }],
  ['growth over 100: +2.9 % (107.0 MB beside 104.0 MB)', { memory: rising(1) }],
])('reports "%s"', (said, change) => {
  expect(broken(change)).toEqual([said]);
});

it('lets a collection leave a little more than the one before', () => {
  expect(broken({ memory: rising(0.5) })).toEqual([]);
});

it('keeps no limit without figures', () => {
  const none = { mock: Number.NaN, prism: Number.NaN };
  const rows = judge({ startMs: none, speeds: [speed(true)], newWorldMs: [], resetMs: [], memory: [] });
  expect(rows.filter(({ ok }) => ok)).toEqual([]);
});
