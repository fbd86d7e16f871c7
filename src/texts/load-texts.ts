import { within } from '../lib/browser/within';
import { DEFAULTS, SLOW_START_MS } from '../lib/config/constants';
import { i18n } from './i18n';
import type { Namespace } from './resources';

/** Whether the last words took too long. The next parts then show at once, in English, until words arrive again. */
let areWordsLate = false;

/**
 * Loads what a part of the page says, in the language of the page, so that no English shows first. Words that take
 * longer than 3 s appear later. Words that fail stay English.
 * @throws Error when the English texts do not come: the part cannot show without them
 */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const arrived = i18n.loadNamespaces(namespaces).then(() => {
    areWordsLate = false;
  });
  if (!areWordsLate) {
    await within(arrived, SLOW_START_MS, () => {
      areWordsLate = true;
    });
  }
  if (withoutEnglish(namespaces).length === 0) return;
  // Waits for what is on its way, and asks again for what failed.
  await i18n.reloadResources([DEFAULTS.baseLanguage], withoutEnglish(namespaces));
  const [lost] = withoutEnglish(namespaces);
  if (lost !== undefined) throw new Error(`The texts of ${lost} could not be loaded.`);
}

function withoutEnglish(namespaces: readonly Namespace[]): Namespace[] {
  return namespaces.filter((one) => !i18n.hasResourceBundle(DEFAULTS.baseLanguage, one));
}
