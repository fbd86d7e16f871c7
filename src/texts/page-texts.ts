import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';

/**
 * The texts of the page. Screens use them through src/lib/i18n, which configures this instance, and the UI kit through
 * src/ui/text.ts.
 */
export const i18n = createInstance();

let revision = 0;
const listeners = new Set<() => void>();

function changed(): void {
  revision += 1;
  for (const listener of listeners) listener();
}

i18n.on('languageChanged', changed);
i18n.on('initialized', () => i18n.store.on('added', changed));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const currentRevision = (): number => revision;

/** Renders the component again when texts arrive or the language of the page changes. Returns the language. */
export function usePageLanguage(): string {
  useSyncExternalStore(subscribe, currentRevision, currentRevision);
  return i18n.language;
}
