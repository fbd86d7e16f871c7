import { getConfig } from '../config/config';

/**
 * The events for the mobile app that shows this page in a web view. The bridge posts them only to the configured host
 * origins, never to "*". In any other browser it does nothing. A native web view has no origin; it injects an object
 * instead.
 */
export type MobileEvent =
  | { readonly type: 'contact-verify-success'; readonly contactType?: 'email' | 'phone' }
  | { readonly type: 'contact-verify-error'; readonly code?: string }
  | { readonly type: 'contact-verify-cancel' }
  | { readonly type: 'step-up-success' }
  | { readonly type: 'step-up-error' }
  | { readonly type: 'step-up-cancel' };

interface NativeBridge {
  postMessage: (message: string) => void;
}

declare global {
  interface Window {
    /** Injected by the native web view; `unknown` because the app does not control it. */
    readonly ReactNativeWebView?: unknown;
  }
}

/** Whether the page runs inside the mobile app: in its native web view, or embedded by an allowed host page. */
export function isMobileWebView(view: Window = window): boolean {
  return nativeBridge(view) !== null || embeddingOrigin(view) !== null;
}

/**
 * Goes back to the page over which the mobile app has opened this one. In a frame, back would lead the host page away:
 * there the page stays, and the host page closes its frame.
 * @returns false when no page is behind this one
 */
export function returnToMobileApp(view: Window = window): boolean {
  if (view.parent !== view) return true;
  if (view.history.length <= 1) return false;
  view.history.back();
  return true;
}

export function postMobileEvent(event: MobileEvent, view: Window = window): boolean {
  const native = nativeBridge(view);
  if (native !== null) {
    native.postMessage(JSON.stringify(event));
    return true;
  }
  const origin = embeddingOrigin(view);
  if (origin === null) return false;
  view.parent.postMessage(event, origin);
  return true;
}

function nativeBridge(view: Window): NativeBridge | null {
  const bridge = view.ReactNativeWebView;
  return isNativeBridge(bridge) ? bridge : null;
}

function isNativeBridge(bridge: unknown): bridge is NativeBridge {
  return (
    typeof bridge === 'object' && bridge !== null && 'postMessage' in bridge && typeof bridge.postMessage === 'function'
  );
}

function embeddingOrigin(view: Window): string | null {
  if (view.parent === view) return null;
  const ancestor = view.location.ancestorOrigins?.[0] ?? originOf(view.document.referrer);
  return ancestor !== null && getConfig().mobileApp.hostOrigins.includes(ancestor) ? ancestor : null;
}

function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}
