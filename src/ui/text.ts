import { useTranslation } from 'react-i18next';
import english from '../../locales/en/ui.json';

type Texts = typeof english;
type Key = { [Group in keyof Texts & string]: `${Group}.${WithoutPlural<keyof Texts[Group] & string>}` }[keyof Texts &
  string];
type WithoutPlural<Name extends string> =
  Name extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Name;

/** Translates a text of the kit itself ("Show password"); placeholders by name, plurals by `count`. */
export type UiText = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The kit's own few texts (locales/en/ui.json), built in here since no route brings them. They go into the instance
 * that the app has made known to react-i18next; the package of another language overlays them there (see
 * docs/product/4-states.md#translation-load).
 */
export function useUiText(): { text: UiText; language: string } {
  const { t, i18n } = useTranslation('ui');
  // Silent: it only fills what is missing, and must not make others render again in the middle of a render.
  if (!i18n.hasResourceBundle('en', 'ui')) i18n.addResourceBundle('en', 'ui', english, true, false, { silent: true });
  return { text: (key, values) => t(key, { ...values }), language: i18n.language };
}
