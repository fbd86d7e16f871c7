import { flushLogs, log } from './logging';

/**
 * Web vitals in the log batches (web.dev/articles/vitals): the largest contentful paint and the interaction to next paint in ms, the
 * cumulative layout shift as its score. Loaded when the page is idle, since the browser keeps what happened before; told once, when
 * the page is hidden for the first time. A browser that does not know a measure tells nothing of it.
 */
export function observeWebVitals(): void {
  const vitals: Partial<Record<'lcp' | 'cls' | 'inp', number>> = {};
  const shifts = { score: 0, first: 0, last: 0 };
  const watched = [
    watch('largest-contentful-paint', (entry) => void (vitals.lcp = entry.startTime)),
    watch('layout-shift', (entry) => {
      const shift = numberOf(entry, 'value');
      if (Reflect.get(entry, 'hadRecentInput') === true) return;
      // Shifts count together while less than a second lies between two of them, and five seconds around all.
      const goesOn = entry.startTime - shifts.last < 1000 && entry.startTime - shifts.first < 5000;
      shifts.score = goesOn ? shifts.score + shift : shift;
      if (!goesOn) shifts.first = entry.startTime;
      shifts.last = entry.startTime;
      vitals.cls = Math.max(vitals.cls ?? 0, shifts.score);
    }),
    // The longest one, which is the measure itself for a page with fewer than fifty interactions; events without an id are none.
    watch('event', (entry) => numberOf(entry, 'interactionId') > 0 && void (vitals.inp = Math.max(vitals.inp ?? 0, entry.duration))),
  ];
  document.addEventListener('visibilitychange', function tell() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    for (const stop of watched) stop();
    // No shift at all is the best score, and worth telling; a page that nobody touched has no interaction to tell of.
    for (const [name, value] of Object.entries({ cls: 0, ...vitals })) log('info', `web-vital.${name}`, { message: 'Web vital', value: Math.round(value * 10_000) / 10_000 });
    void flushLogs();
  });
}

/** Watches one kind of entry, those before now too. @returns what takes up the last of them and stops */
function watch(type: string, take: (entry: PerformanceEntry) => unknown): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true });
  return () => {
    observer.takeRecords().forEach(take);
    observer.disconnect();
  };
}

function numberOf(entry: PerformanceEntry, name: 'value' | 'interactionId'): number {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
}
