import * as z from 'zod/mini';
import { link, matching, OBJECT } from './config-fields';

/*
 * What differs by brand (docs/guides/add-a-brand.md). A value that a brand leaves out is that of src/ui/tokens.css, or
 * for a link the general one of the configuration. `npm run deliver -- --check` also measures the contrasts.
 */

const colour = z.optional(matching(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#0e5386"'));

/** The names are those of the tokens in src/ui/tokens.css. */
const colours = z.object(
  {
    page: colour,
    sunken: colour,
    surface: colour,
    text: colour,
    'text-muted': colour,
    border: colour,
    'border-control': colour,
    brand: colour,
    accent: colour,
    'accent-strong': colour,
    'accent-soft': colour,
    'on-accent': colour,
    focus: colour,
  },
  OBJECT,
);

const RADIUS = 'must be a number from 0 to 32';
const radius = z.optional(z.number(RADIUS).check(z.gte(0, RADIUS), z.lte(32, RADIUS)));
const corners = z.object({ small: radius, control: radius, button: radius, card: radius }, OBJECT);

/** The policy of the page allows pictures of its own origin only. */
const picture = matching(
  /^\/auth\/[\w-]+\.(?:svg|png)$/,
  'must be an SVG or PNG file directly in /auth, such as "/auth/mark.svg"',
);

export const brandSettings = z.object(
  {
    name: matching(
      // Every text of the page may contain it, and i18next gives braces a meaning.
      /^(?!\s*$)[^<>{}\p{C}]{1,40}$/u,
      'must be a name of 1 to 40 characters, without < > { }',
    ),
    mark: z.optional(z.object({ light: picture, dark: picture }, OBJECT)),
    colours: z.optional(z.object({ light: colours, dark: colours }, OBJECT)),
    radius: z.optional(corners),
    links: z.optional(
      z.object(
        {
          privacy: z.exactOptional(link),
          terms: z.exactOptional(link),
          supportedBrowsers: z.exactOptional(link),
        },
        OBJECT,
      ),
    ),
    support: z.optional(
      matching(
        /^(?:\/(?![/\\])|https:\/\/[\w.-]+(?:[:/?#]|$)|mailto:[^\s@?&]+@[\w.-]+$|tel:\+?[\d-]+$)/i,
        'must be a path, an https URL, "mailto:" with an address, or "tel:" with a number',
      ),
    ),
  },
  OBJECT,
);

export type BrandSettings = z.infer<typeof brandSettings>;

const earlierFile = z.looseObject({ brandNames: z.record(z.string(), z.unknown()) });

/** A file of an earlier release has the names of its two brands alone, `brandNames`. They get the built-in look. */
export function withBrandSettings(file: unknown): unknown {
  const { data } = earlierFile.safeParse(file);
  if (data === undefined || 'brandSettings' in data) return file;
  const { brandNames, ...others } = data;
  const brands = Object.entries(brandNames).map(([brand, name]) => [brand, { name }]);
  return { ...others, brandSettings: Object.fromEntries(brands), clientBrand: 'rebrand' };
}

export const COLOURS = Object.keys(colours.shape);
export const CORNERS = Object.keys(corners.shape);
