import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindLogging, flushLogs, type LogEntry } from './logging';
import { observeWebVitals } from './web-vitals';

type Seen = { startTime: number; duration?: number; value?: number; hadRecentInput?: boolean; interactionId?: number };

/** What the browser has seen, by kind of entry; a kind that is not among them it does not know. */
let seen: Record<string, Seen[]> = {};

class Observer {
  static get supportedEntryTypes() {
    return Object.keys(seen);
  }
  private type = '';
  observe({ type }: { type: string }) {
    this.type = type;
  }
  takeRecords() {
    return seen[this.type] ?? [];
  }
  disconnect() {
    this.type = '';
  }
}

describe('web vitals', () => {
  let batches: (readonly LogEntry[])[];
  let hide: () => void;
  const told = () => Object.fromEntries(batches.flat().map(({ event, value }) => [event, value]));

  beforeEach(() => {
    const page = new EventTarget();
    vi.stubGlobal('PerformanceObserver', Observer);
    vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
    hide = () => {
      Object.assign(page, { visibilityState: 'hidden' });
      page.dispatchEvent(new Event('visibilitychange'));
    };
    batches = [];
    bindLogging(async (entries) => batches.push(entries));
  });
  afterEach(async () => {
    await flushLogs();
    vi.unstubAllGlobals();
  });

  it('are the last largest paint, the worst five seconds of shifts, and the longest interaction', async () => {
    seen = {
      'largest-contentful-paint': [{ startTime: 300 }, { startTime: 512.5 }],
      'layout-shift': [
        { startTime: 1000, value: 0.01 },
        { startTime: 1800, value: 0.02 },
        { startTime: 1900, value: 0.5, hadRecentInput: true },
        { startTime: 9000, value: 0.025 },
      ],
      event: [{ startTime: 1, duration: 40, interactionId: 1 }, { startTime: 2, duration: 900, interactionId: 0 }, { startTime: 3, duration: 96, interactionId: 2 }],
    };
    observeWebVitals();
    hide();
    await flushLogs();
    expect(told()).toEqual({ 'web-vital.lcp': 512.5, 'web-vital.cls': 0.03, 'web-vital.inp': 96 });
  });

  it('are told once, without what the browser does not know or nobody did', async () => {
    seen = { 'largest-contentful-paint': [{ startTime: 400 }] };
    observeWebVitals();
    hide();
    hide();
    await flushLogs();
    expect(batches.flat()).toHaveLength(2);
    expect(told()).toEqual({ 'web-vital.lcp': 400, 'web-vital.cls': 0 });
  });
});
