import type { ReadTexts } from '../world/texts';

/** Every text of locales/, in the bundle: a service worker has no disk and may not load code later. */
const files = import.meta.glob('../../locales/*/*.json', { eager: true, import: 'default' });

/** Reads the texts of a folder of locales/ from the bundle. */
export const textsInBundle: ReadTexts = async (folder) => {
  const texts: Record<string, unknown> = {};
  for (const [path, content] of Object.entries(files)) {
    const [name = '', directory] = path.split('/').reverse();
    if (directory === folder) texts[name.slice(0, -'.json'.length)] = content;
  }
  return Object.keys(texts).length > 0 ? texts : null;
};
