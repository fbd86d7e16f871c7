import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLog, type ErrorReports, flushLogs, log, logClientError, type LogEntry } from './logging';
import { redact } from './redact';

const nameOf = (): string => '/auth/route';
const limits = { sampleRate: 1, maxPerPage: 20 };

describe('the log batches', () => {
  let batches: (readonly LogEntry[])[];

  beforeEach(() => {
    vi.useFakeTimers();
    batches = [];
    openLog(async (entries) => batches.push(entries), nameOf, limits);
  });
  afterEach(async () => {
    await flushLogs();
    vi.useRealTimers();
  });

  it('hold at most 10 entries and are debounced 500 ms', async () => {
    for (let index = 0; index < 12; index += 1) log('info', `event-${index}`);
    await vi.advanceTimersByTimeAsync(499);
    expect(batches).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches.map((batch) => batch.length)).toEqual([10, 2]);
  });

  it('carry version, build id and trace id, and keep going when a batch fails', async () => {
    openLog(() => Promise.reject(new Error('down')), nameOf, limits);
    log('warn', 'first');
    await flushLogs();
    openLog(async (entries) => batches.push(entries), nameOf, limits);
    log('warn', 'second', { traceId: '0af7651916cd43dd8448eb211c80319c', code: 'UNKNOWN_ERROR' });
    await flushLogs();
    expect(batches.flat()).toMatchObject([
      {
        event: 'second',
        traceId: '0af7651916cd43dd8448eb211c80319c',
        code: 'UNKNOWN_ERROR',
        build: expect.stringMatching(/^3\.5\.118\+/),
      },
    ]);
  });

  it('never contain a secret', async () => {
    logClientError(
      new Error('GET /auth/forgot-password/reset?token=canary failed for ann@example.com, +1 212 555 0123'),
    );
    logClientError(new Error('Unexpected token \'c\', "canary-password" is not JSON'));
    logClientError(new Error('at /auth/create-account/canary-token/sso, born 1990-04-23, code 482915'));
    logClientError('canary');
    log('info', 'other', {
      message: 'eyJhbGciOiJIUzI1NiJ9.canary1234567890',
      code: 'not a code: canary',
      traceId: 'no trace id: canary',
    });
    await flushLogs();
    const text = JSON.stringify(batches.flat().map(({ timestamp: _, ...entry }) => entry));
    for (const secret of ['canary', '482915', '1990-04-23', 'ann@', '555']) expect(text).not.toContain(secret);
  });

  it('say where an error was thrown in our own scripts, and nothing else of its stack', async () => {
    const error = new TypeError('x is undefined');
    const own = 'https://login.example/auth/assets/shell-BS5vkItK.js';
    const places = Array.from({ length: 12 }, (_, at) => `    at canary (${own}:1:${2345 + at})`);
    error.stack = `TypeError: canary\n    at https://canary.example/canary.js:1:2\n${places.join('\n')}`;
    logClientError(error);
    await flushLogs();
    const [entry] = batches.flat();
    expect(entry?.stack?.split(' ')).toHaveLength(10);
    expect(entry?.stack).toMatch(/^shell-BS5vkItK\.js:1:2345 shell-BS5vkItK\.js:1:2346 /);
    expect(JSON.stringify(entry)).not.toContain('canary');
  });

  const errorsOf = async (errorReports: ErrorReports, random = 0): Promise<number> => {
    batches = [];
    vi.spyOn(Math, 'random').mockReturnValue(random);
    openLog(async (entries) => batches.push(entries), nameOf, errorReports);
    for (let times = 0; times < 100; times += 1) logClientError(new Error('again'));
    log('warn', 'chunk-lost');
    await flushLogs();
    expect(batches.flat().filter(({ event }) => event === 'chunk-lost')).toHaveLength(1);
    return batches.flat().length - 1;
  };

  it('hold as many uncaught errors of a page as the configuration allows', async () => {
    expect(await errorsOf(limits)).toBe(20);
    expect(await errorsOf({ sampleRate: 1, maxPerPage: 3 })).toBe(3);
    expect(await errorsOf({ sampleRate: 1, maxPerPage: 0 })).toBe(0);
  });

  it('hold uncaught errors of a share of the pages, and everything else of all', async () => {
    expect(await errorsOf({ sampleRate: 0.25, maxPerPage: 5 }, 0.24)).toBe(5);
    expect(await errorsOf({ sampleRate: 0.25, maxPerPage: 5 }, 0.25)).toBe(0);
    expect(await errorsOf({ sampleRate: 0, maxPerPage: 5 })).toBe(0);
    expect(await errorsOf({ sampleRate: 1, maxPerPage: 5 }, 0.999)).toBe(5);
  });

  it('hold no name of a person', () => {
    expect(redact('Error: Cannot format Ann Lee born, or Émile O’Neill-Roux', nameOf)).toBe(
      'Error: Cannot format [name] born, or [name]',
    );
    expect(redact("TypeError: Cannot read properties of undefined (reading 'map')", nameOf)).toBe(
      'TypeError: Cannot read properties of undefined (reading [value])',
    );
  });

  it('keep a trace id in its field alone, since a reset token looks the same', () => {
    const id = '0af7651916cd43dd8448eb211c80319c';
    expect(redact(`The token ${id} failed`, nameOf)).toBe('The token [token] failed');
  });

  it('keep the address of a part of the app', () => {
    for (const file of ['shell-BS5vkItK.js', 'SelfRegistrationScreen-BZ5MIuQm.js'])
      expect(redact(`Failed to fetch: https://login.example/auth/assets/${file}`, nameOf)).toBe(
        `Failed to fetch: /auth/assets/${file}`,
      );
  });
});

describe('numbers in a log', () => {
  it.each([
    ['call +1 212 555 0123 now', 'call [number] now'],
    ['+12125550123', '[number]'],
    ['482915,482916', '[number],[number]'],
    ['(212) 555-0123', '([number]'],
    ['a482915b', 'a482915b'],
  ])('become "[number]": "%s"', (text, redacted) => {
    expect(redact(text, nameOf)).toBe(redacted);
  });
});
