import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';

/**
 * The texts of the page. Screens read them through src/lib/i18n, which configures this instance. The UI kit reads them
 * through src/ui/text.ts. This module is apart from both, because the kit must not import the app.
 */
export const i18n = createInstance();

/** The namespaces of the code that has loaded. */
export const loadedNamespaces = new Set<string>();

/** Grows with each change of the texts or the language, so that React notices it. */
let revision = 0;
const listeners = new Set<() => void>();

function changed(): void {
  revision += 1;
  for (const listener of listeners) listener();
}

i18n.on('languageChanged', changed);
// The store of the texts does not exist before `init`.
i18n.on('initialized', () => i18n.store.on('added', changed));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const currentRevision = (): number => revision;

/** Returns the language of the page. Renders the component again when texts arrive or the language changes. */
export function usePageLanguage(): string {
  useSyncExternalStore(subscribe, currentRevision, currentRevision);
  return i18n.language;
}
