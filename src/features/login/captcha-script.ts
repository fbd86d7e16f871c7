import { getConfig } from '../../config/config';

export interface CaptchaApi {
  render: (container: HTMLElement, options: CaptchaOptions) => number;
  reset: (widget?: number) => void;
}
interface CaptchaOptions {
  sitekey: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    /** Set by the captcha script; `unknown` because third-party code defines it. */
    readonly grecaptcha?: unknown;
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

// The window keeps a script that it has run, and a policy that it has made. So both are for all apps.
let loading: Promise<CaptchaApi> | null = null;

/** The next call after a failure tries again. */
export function loadCaptcha(): Promise<CaptchaApi> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<CaptchaApi> {
  if (window.grecaptcha === undefined) await loadScript(getConfig().captchaScriptUrl);
  const api = window.grecaptcha;
  // Google's script defines `render` only after `ready`; a compatible script may define it at once.
  if (hasReady(api)) await new Promise<void>((resolve) => api.ready(resolve));
  if (!isCaptchaApi(window.grecaptcha)) throw new Error('The captcha script defines no captcha.');
  return window.grecaptcha;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The captcha script could not be loaded.'));
    });
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
}

let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;

/** Trusted Types: the policy allows only the configured script. */
function trustedScriptUrl(url: string): string {
  // eslint-disable-next-line compat/compat -- Browsers without Trusted Types require no policy.
  policy ??= window.trustedTypes?.createPolicy('captcha-script', {
    createScriptURL: (requestedUrl) => {
      if (requestedUrl !== getConfig().captchaScriptUrl)
        throw new TypeError('Only the configured captcha script may be loaded.');
      return requestedUrl;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

function hasReady(api: unknown): api is { ready: (done: () => void) => void } {
  return typeof api === 'object' && api !== null && 'ready' in api && typeof api.ready === 'function';
}

function isCaptchaApi(api: unknown): api is CaptchaApi {
  return (
    typeof api === 'object' &&
    api !== null &&
    'render' in api &&
    typeof api.render === 'function' &&
    'reset' in api &&
    typeof api.reset === 'function'
  );
}
