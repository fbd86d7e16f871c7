import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { flushLogs, log } from '../../api/logging';
import { perApp, whileAppLives } from '../../lifetime';

const state = perApp(() => ({ isObserving: false }));

/**
 * Logs the web vitals: largest contentful paint and interaction to next paint in ms, cumulative layout shift as its
 * score. Call it when the page is idle; the library reads what the browser has buffered. A second call does nothing. It
 * logs them once, when the page first becomes hidden. A browser without one of the measures logs nothing for it.
 */
export function observeWebVitals(): void {
  if (state().isObserving) return;
  state().isObserving = true;
  const vitals = new Map<string, number>();
  const keep = ({ name, value }: Metric): void => void vitals.set(name.toLowerCase(), value);
  onLCP(keep);
  onCLS(keep);
  onINP(keep);
  // Registered after the library's listeners, so the library has reported its last values.
  const report = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    for (const [name, value] of vitals) {
      log('info', `web-vital.${name}`, { message: 'Web vital', value: Math.round(value * 10_000) / 10_000 });
    }
    void flushLogs();
  };
  document.addEventListener('visibilitychange', report, { signal: whileAppLives() });
}
