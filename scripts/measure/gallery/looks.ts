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
const schemes = ['light', 'dark'] as const;
const brands = ['default', 'rebrand'] as const;

/** Translators need the languages that no other look shows. */
const furtherLanguages = languages.filter((language) => !['en-US', 'de-DE', 'ja-JP'].includes(language));

/** The pseudo-languages test layouts, so both sizes have them (mock-server/handlers/platform/pseudo-text.ts). */
const pseudo = [
  { name: 'pseudo-longer', language: 'en-XA' },
  { name: 'pseudo-right-to-left', language: 'ar-XB' },
];

/**
 * English in both sizes, schemes and brands; German and Japanese once in each of these; every other language on a
 * phone; the pseudo-languages in both sizes.
 */
export const looks: readonly Look[] = [
  ...brands.flatMap((brand) =>
    schemes.flatMap((scheme) =>
      sizeNames.map((size): Look => ({ name: `${size}-${scheme}-${brand}`, size, scheme, brand, language: 'en-US' })),
    ),
  ),
  { name: 'phone-german', size: 'phone', scheme: 'light', brand: 'default', language: 'de-DE' },
  { name: 'desktop-german', size: 'desktop', scheme: 'dark', brand: 'rebrand', language: 'de-DE' },
  { name: 'phone-japanese', size: 'phone', scheme: 'dark', brand: 'rebrand', language: 'ja-JP' },
  { name: 'desktop-japanese', size: 'desktop', scheme: 'light', brand: 'default', language: 'ja-JP' },
  ...furtherLanguages.map((language): Look => ({
    name: `phone-${language}`,
    size: 'phone',
    scheme: 'light',
    brand: 'default',
    language,
  })),
  ...pseudo.flatMap(({ name, language }) =>
    sizeNames.map((size): Look => ({
      name: `${size}-${name}`,
      size,
      scheme: 'light',
      brand: 'default',
      language,
    })),
  ),
];
