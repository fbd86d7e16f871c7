import type { ReadTexts } from '../world/texts';

/** A service worker has no disk and may not load code later, so the bundle holds every text of locales/. */
const files = import.meta.glob('../../locales/*/*.json', { eager: true, import: 'default' });

export const textsInBundle: ReadTexts = async (folder) => {
  const texts: Record<string, unknown> = {};
  for (const [path, content] of Object.entries(files)) {
    const [name = '', directory] = path.split('/').reverse();
    if (directory === folder) texts[name.slice(0, -'.json'.length)] = content;
  }
  return Object.keys(texts).length > 0 ? texts : null;
};
