/** A way of looking at a screen. */
export interface Look {
  readonly name: string;
  readonly size: 'phone' | 'desktop';
  readonly scheme: 'light' | 'dark';
  readonly brand: 'default' | 'rebrand';
  /** BCP 47, as the services know it. */
  readonly language: string;
}

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

const sizeNames = ['phone', 'desktop'] as const;
const schemes = ['light', 'dark'] as const;
const brands = ['default', 'rebrand'] as const;

/** Both sizes, both schemes, both brands, in English; and German and Japanese in each of these once. */
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
];
