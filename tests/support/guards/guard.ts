import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import type { Secrets } from './secrets';

/** What a test may cause on purpose. Anything else fails it. */
export interface Allowed {
  /** Errors that belong to the test, such as a reported off-contract response. */
  consoleErrors: RegExp[];
  /** Other origins that the test visits. */
  origins: string[];
  /** True when the test requests off-contract responses (faults with offSpec). */
  breaches: boolean;
}

export const nothingAllowed: Allowed = { consoleErrors: [], origins: [], breaches: false };

/**
 * Watches a browser context for what no test may cause. That is: console and page errors, requests to other origins,
 * changing requests without a CSRF token, violations of the Content-Security-Policy, and leaked secrets.
 */
export class Guard {
  readonly findings: string[] = [];

  constructor(
    private readonly origin: string,
    private readonly allowed: Allowed,
    private readonly secrets: Secrets,
  ) {}

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.onConsole(message));
    context.on('weberror', (error) =>
      this.findings.push(`uncaught in the page: ${error.error().stack ?? error.error().message}`),
    );
    context.on('request', (request) => this.onRequest(request));
    // A request that found no network never left the browser, so it needs no token.
    context.on('requestfailed', (request) => this.onStopped(request));
    context.on('page', (page) => this.watchPage(page));
    await context.exposeBinding(
      '__policyViolated',
      (_source, what: unknown) => void this.findings.push(`Content-Security-Policy violated: ${String(what)}`),
    );
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
          void Reflect.get(
            window,
            '__policyViolated',
          )?.(`${violatedDirective} by ${blockedURI} at ${sourceFile}:${lineNumber}`);
        },
      );
    });
  }

  private watchPage(page: Page): void {
    page.on('crash', () => this.findings.push('the page crashed'));
    page.on('framenavigated', (frame) => this.secrets.note('an address', frame.url()));
  }

  private onConsole(message: ConsoleMessage): void {
    const text = message.text();
    this.secrets.note('the console', text);
    if (message.type() !== 'error') return;
    // The browser's own message for a response of 400 or more. The contract check covers the response itself.
    if (
      /^Failed to load resource: the server responded with a status of [45]/.test(text) &&
      this.isApi(message.location().url)
    )
      return;
    if (this.allowed.consoleErrors.some((pattern) => pattern.test(text))) return;
    this.findings.push(`console error: ${text}`);
  }

  private onRequest(request: Request): void {
    const url = request.url();
    if (!/^https?:/.test(url)) return;
    this.secrets.note('a request address', url);
    const { origin, pathname } = new URL(url);
    if (origin !== this.origin) {
      if (!this.allowed.origins.includes(origin))
        this.findings.push(`request to another origin: ${request.method()} ${url}`);
      if (request.headers()['x-csrf-token']) this.findings.push(`CSRF token sent to another origin: ${url}`);
      return;
    }
    if (!this.isApi(url)) return;
    const changes = request.method() !== 'GET' && request.method() !== 'HEAD';
    if (changes && !request.headers()['x-csrf-token']) this.findings.push(withoutToken(request));
    if (!request.headers()['x-trace-id'] && request.resourceType() === 'fetch')
      this.findings.push(`no trace id on ${request.method()} ${pathname}`);
    if (pathname.includes('/logging/')) this.secrets.note('a log batch', request.postData() ?? '');
  }

  private onStopped(request: Request): void {
    if (request.failure()?.errorText !== 'net::ERR_INTERNET_DISCONNECTED') return;
    const at = this.findings.lastIndexOf(withoutToken(request));
    if (at >= 0) this.findings.splice(at, 1);
  }

  private isApi(url: string): boolean {
    return url.startsWith(`${this.origin}/api/`);
  }
}

function withoutToken(request: Request): string {
  return `no CSRF token on ${request.method()} ${new URL(request.url()).pathname}`;
}
