import { getConfig } from '../config/config';

/**
 * The bridge to the mobile app that shows this page in a web view (see docs/product/1-purpose.md,
 * docs/product/2-screens.md and docs/product/4-states.md). Events are typed, go to the configured host origins alone
 * (never "*"), and are a no-op in any other browser. The native web view has an injected object instead of an origin.
 */
export type MobileEvent =
  | { readonly type: 'contact-verify-success'; readonly contactType?: 'email' | 'phone' }
  | { readonly type: 'contact-verify-error'; readonly code?: string }
  | { readonly type: 'contact-verify-cancel' }
  | { readonly type: 'step-up-success' }
  | { readonly type: 'step-up-error' }
  | { readonly type: 'step-up-cancel' };

/** What the app may tell us. */
export type HostMessage = { readonly type: 'back' } | { readonly type: 'close' };

interface NativeBridge {
  postMessage: (message: string) => void;
}

declare global {
  interface Window {
    /** Injected by the native web view; `unknown` because it is not ours. */
    readonly ReactNativeWebView?: unknown;
  }
}

/** Whether the page runs inside the mobile app: its web view's object is there, or an allowed host page embeds us. */
export function isMobileWebView(view: Window = window): boolean {
  return nativeBridge(view) !== null || embeddingOrigin(view) !== null;
}

/** Tells the app what happened. Returns whether there was anybody to tell. */
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

/** Listens to the app; messages from foreign origins and malformed ones are ignored. Returns how to stop. */
export function onHostMessage(handler: (message: HostMessage) => void, view: Window = window): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (!getConfig().mobileApp.hostOrigins.includes(event.origin)) return;
    const message = readHostMessage(event.data);
    if (message !== null) handler(message);
  };
  view.addEventListener('message', listener);
  return () => view.removeEventListener('message', listener);
}

/** Reads a message of any shape; null when it is none of ours. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return data.type === 'back' || data.type === 'close' ? { type: data.type } : null;
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

/** The origin of the page that embeds us, when it is an allowed one. */
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
