/**
 * The languages of the product, one row each: en-US, the languages of the legal policies, and Arabic. The language
 * picker, the settings, the mock server and the tests read this table.
 *
 * `name` is the language's name in that language. The table spells it out, because the names of `Intl` differ between
 * browsers. They would also differ from those of the prerendered page.
 */
export const languages: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'en-US', name: 'English (US)' },
  { code: 'en-CA', name: 'English (Canada)' },
  { code: 'ar-AE', name: 'العربية' },
  { code: 'de-DE', name: 'Deutsch' },
  { code: 'es-ES', name: 'Español (España)' },
  { code: 'es-US', name: 'Español (EE.\u00a0UU.)' },
  { code: 'fr-CA', name: 'Français (Canada)' },
  { code: 'fr-FR', name: 'Français (France)' },
  { code: 'hu-HU', name: 'Magyar' },
  { code: 'it-IT', name: 'Italiano' },
  { code: 'ja-JP', name: '日本語' },
  { code: 'ko-KR', name: '한국어' },
  { code: 'nl-NL', name: 'Nederlands' },
  { code: 'pl-PL', name: 'Polski' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'ru-RU', name: 'Русский' },
  { code: 'sk-SK', name: 'Slovenčina' },
  { code: 'zh-CN', name: '简体中文' },
  { code: 'zh-TW', name: '繁體中文' },
];
