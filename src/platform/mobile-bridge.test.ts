import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfig, setConfig } from './config';
import { hasOwnHistory, isMobileWebView, postMobileEvent } from './mobile-bridge';

/** @holds docs/product/1-purpose.md#mobile-app */

interface Posted {
  message: unknown;
  to: unknown;
}

/** A window with the properties that the bridge reads. */
function view(ancestor: string | undefined, native?: unknown): { window: Window; posted: Posted[] } {
  const posted: Posted[] = [];
  const parent = { postMessage: (message: unknown, to: unknown) => posted.push({ message, to }) };
  const fake: object = {
    parent,
    ReactNativeWebView: native,
    location: { ancestorOrigins: ancestor === undefined ? [] : [ancestor] },
    document: { referrer: '' },
  };
  return { window: Object.assign(Object.create(null), fake), posted };
}

describe('the mobile bridge', () => {
  beforeAll(() => {
    const config = parseConfig(JSON.parse(readFileSync('public/auth/config.json', 'utf8')));
    setConfig({ ...config, mobileApp: { ...config.mobileApp, hostOrigins: ['https://host.test'] } });
  });

  it('posts to an allowed host page, to its origin and never to "*"', () => {
    const { window, posted } = view('https://host.test');
    expect(postMobileEvent({ type: 'step-up-success' }, window)).toBe(true);
    expect(posted).toEqual([{ message: { type: 'step-up-success' }, to: 'https://host.test' }]);
  });
  it('posts to the web view of the app', () => {
    const messages: string[] = [];
    const { window } = view(undefined, { postMessage: (message: string) => messages.push(message) });
    expect([isMobileWebView(window), postMobileEvent({ type: 'contact-verify-cancel' }, window)]).toEqual([true, true]);
    expect(messages).toEqual(['{"type":"contact-verify-cancel"}']);
  });
  it('tells a frame, whose history is that of the host page, from a page of its own', () => {
    const { window } = view('https://host.test');
    expect(hasOwnHistory(window)).toBe(false);
    expect(hasOwnHistory(Object.assign(window, { parent: window }))).toBe(true);
  });
  it('does nothing in other browsers', () => {
    const { window, posted } = view('https://evil.example');
    expect([isMobileWebView(window), postMobileEvent({ type: 'step-up-error' }, window), posted.length]).toEqual([
      false,
      false,
      0,
    ]);
    expect(isMobileWebView(view(undefined, 'no bridge').window)).toBe(false);
  });
});
