import english from '../../locales/en/ui.json';
import { i18n, usePageLanguage } from '../texts/page-texts';

type Texts = typeof english;
type Key = { [Group in keyof Texts & string]: `${Group}.${WithoutPlural<keyof Texts[Group] & string>}` }[keyof Texts &
  string];
type WithoutPlural<Name extends string> =
  Name extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Name;

/** Translates a text of the UI kit ("Show password"), with named placeholders and plurals by `count`. */
export type UiText = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the translate function for the kit's own texts (locales/en/ui.json), and the language of the page. No route
 * brings these texts, so the kit adds them to the i18next instance of the app. Packages of other languages replace them
 * there (see docs/product/4-states.md#translation-load).
 */
export function useUiText(): { text: UiText; language: string } {
  const language = usePageLanguage();
  // Silent: this runs during a render and must not make other components render again.
  if (!i18n.hasResourceBundle('en', 'ui')) i18n.addResourceBundle('en', 'ui', english, true, false, { silent: true });
  return { text: (key, values) => i18n.t(key, { ...values, ns: 'ui' }), language };
}
