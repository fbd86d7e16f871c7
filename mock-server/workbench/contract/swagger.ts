import type SwaggerUI from 'swagger-ui';
import type { Json } from '../../contract/documents';
import { csrfToken } from '../data/control';
import { worldId } from '../data/page';

declare global {
  interface Window {
    /** The script before this one sets it: see control/pages/pages.ts. */
    SwaggerUIBundle?: typeof SwaggerUI;
  }
}

/**
 * Replaces two parts of Swagger UI. A path there is a link inside of a button, which no assistive technology can tell
 * apart. The choice of a server has one entry and no label.
 */
const plainComponents = {
  DeepLink: ({ text }: { text: unknown }) => text,
  ServersContainer: () => null,
};

/** Every request goes to the world of the page. */
export function showOperations(domNode: HTMLElement, spec: Json): void {
  window.SwaggerUIBundle?.({
    domNode,
    spec,
    deepLinking: true,
    displayOperationId: true,
    displayRequestDuration: true,
    docExpansion: 'list',
    tryItOutEnabled: true,
    // The list of all schemas, below the operations, would be longer than the operations.
    defaultModelsExpandDepth: -1,
    plugins: [() => ({ components: plainComponents })],
    requestInterceptor: withWorldAndToken,
  });
}

/**
 * Swagger UI assigns texts as HTML, cleaned with DOMPurify. Without this rule, the page's policy would refuse them.
 * Scripts stay refused.
 */
export function allowHtml(): void {
  const rules = {
    createHTML: (html: string) => html,
    createScriptURL(url: string): string {
      throw new TypeError(`The page loads no script from "${url}".`);
    },
  };
  window.trustedTypes?.createPolicy('default', rules);
}

/** Swagger UI takes its dark colours from a class of the page, not from the system's setting. */
export function followScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', apply);
  apply();
}

/** A header that was typed into the form wins, so that a missing or wrong token can be tried too. */
async function withWorldAndToken(request: SwaggerUI.Request): Promise<SwaggerUI.Request> {
  const token = request['method'] === 'GET' ? undefined : await csrfToken();
  request['headers'] = {
    'X-Mock-World': worldId,
    'X-Trace-Id': `docs-${Date.now().toString(36)}`,
    ...(token !== undefined && { 'X-CSRF-Token': token }),
    ...request['headers'],
  };
  return request;
}
