import { languages } from '../../../mock-server/handlers/platform/regions';

export interface Look {
  readonly name: string;
  readonly size: 'phone' | 'desktop';
  readonly scheme: 'light' | 'dark';
  readonly brand: 'default' | 'rebrand';
  /** BCP 47 code, as the services use it. */
  readonly language: string;
}

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

const sizeNames = ['phone', 'desktop'] as const;
const plain = { size: 'phone', scheme: 'light', brand: 'default' } as const;
const other = { size: 'desktop', scheme: 'dark', brand: 'rebrand' } as const;

/** Translators need the languages that no other look shows. */
const furtherLanguages = languages.filter((language) => !['en-US', 'de-DE', 'ja-JP'].includes(language));

/**
 * English in both sizes, schemes and brands; German and Japanese once in each of these; every other language on a
 * phone; the pseudo-languages (mock-server/handlers/platform/pseudo-text.ts) in both sizes, because they test layouts.
 */
export const looks: readonly Look[] = [
  ...(['default', 'rebrand'] as const).flatMap((brand) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      sizeNames.map((size): Look => ({ name: `${size}-${scheme}-${brand}`, size, scheme, brand, language: 'en-US' })),
    ),
  ),
  { ...plain, name: 'phone-german', language: 'de-DE' },
  { ...other, name: 'desktop-german', language: 'de-DE' },
  { ...other, name: 'phone-japanese', size: 'phone', language: 'ja-JP' },
  { ...plain, name: 'desktop-japanese', size: 'desktop', language: 'ja-JP' },
  ...furtherLanguages.map((language): Look => ({ ...plain, name: `phone-${language}`, language })),
  ...sizeNames.flatMap((size): Look[] => [
    { ...plain, name: `${size}-pseudo-longer`, size, language: 'en-XA' },
    { ...plain, name: `${size}-pseudo-right-to-left`, size, language: 'ar-XB' },
  ]),
];
