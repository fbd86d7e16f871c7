import { beforeAll, describe, expect, it, vi } from 'vitest';
import { delivered } from '../../tests/support/delivered-config';
import { parseConfig, setConfig } from '../config/config';
import { isMobileWebView, postMobileEvent, returnToMobileApp } from './mobile-bridge';

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
    const config = parseConfig(delivered());
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
  it('goes back a page, but never with the host page of a frame, and never where no page is behind it', () => {
    const back = vi.fn();
    const { window } = view('https://host.test');
    Object.assign(window, { history: { length: 2, back } });
    expect([returnToMobileApp(window), back.mock.calls.length]).toEqual([true, 0]);
    Object.assign(window, { parent: window });
    expect([returnToMobileApp(window), back.mock.calls.length]).toEqual([true, 1]);
    Object.assign(window, { history: { length: 1, back } });
    expect([returnToMobileApp(window), back.mock.calls.length]).toEqual([false, 1]);
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
