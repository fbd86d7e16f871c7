import { i18n, loadedNamespaces, usePageLanguage } from '../texts/page-texts';

type WithoutPlural<Name extends string> =
  Name extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Name;
type Key<Texts> = {
  [Group in keyof Texts & string]: `${Group}.${WithoutPlural<keyof Texts[Group] & string>}`;
}[keyof Texts & string];

/** Translates a text of the UI kit ("Show password"), with named placeholders and plurals by `count`. */
export type KitText<Texts> = (key: Key<Texts>, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns a hook for texts of the UI kit. The hook returns the translate function and the language of the page. No
 * route brings these texts, so the kit adds them to the i18next instance of the app. Packages of other languages
 * replace them there (see docs/product/4-states.md#translation-load).
 */
export function kitTexts<Texts extends object>(
  namespace: string,
  english: Texts,
): () => { text: KitText<Texts>; language: string } {
  loadedNamespaces.add(namespace);
  return () => {
    const language = usePageLanguage();
    // Silent: this runs during a render and must not make other components render again.
    if (!i18n.hasResourceBundle('en', namespace))
      i18n.addResourceBundle('en', namespace, english, true, false, { silent: true });
    return { text: (key, values) => i18n.t(key, { ...values, ns: namespace, lngs: i18n.languages }), language };
  };
}
