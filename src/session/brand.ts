import { type BrandSettings, COLOURS, CORNERS } from '../config/brand-schema';
import { brandOfHost, getConfig, settingsOf } from '../config/config';
import { readStored, removeStored, writeStored } from '../platform/storage';
import { createStore, perApp, useStore } from '../lifetime';

/**
 * The brand of the page. The host sets it first; the client's own flag can change it. The look of the brand `default`
 * may be that of the style sheet (src/ui/tokens.css).
 */
const brand = perApp(() => createStore('default'));

const ICON = '/auth/favicon.svg';

export function applyHostBrand(): void {
  applyBrand(brandOfHost(location.host));
}

/** Applies the brand flag of the user's client. Without the flag, the brand is that of the host. */
export function applyClientBrand(isRebrandEnabled: boolean): void {
  const { clientBrand } = getConfig();
  if (isRebrandEnabled && clientBrand !== undefined) {
    writeStored('clientBrand', 'rebrand');
    applyBrand(clientBrand);
  } else {
    removeStored('clientBrand');
    applyHostBrand();
  }
}

/** Without it, each new document would start in the brand of the host. */
export function applyRememberedBrand(): void {
  if (readStored('clientBrand') !== undefined) applyClientBrand(true);
}

export function useBrand(): BrandSettings {
  return settingsOf(useStore(brand()));
}

export function useBrandName(): string {
  return useBrand().name;
}

/** Loads the mark of the current brand, so that the page need not paint without it. */
export async function loadMark(): Promise<void> {
  const { mark } = settingsOf(brand().get());
  if (mark === undefined) return;
  const image = new Image();
  image.src = matchMedia('(prefers-color-scheme: dark)').matches ? mark.dark : mark.light;
  await image.decode().catch(() => undefined);
}

type Value = string | number | undefined;

/** Gives the page a brand: its values become custom properties, which the tokens read. */
function applyBrand(name: string): void {
  const { mark, colours, radius } = settingsOf(name);
  const { dataset, style } = document.documentElement;
  dataset.brand = name;
  // An empty value removes the property of the brand before.
  const set = (prefix: string, names: readonly string[], values: Readonly<Record<string, Value>> = {}, unit = '') => {
    for (const key of names)
      style.setProperty(`--${prefix}-${key}`, values[key] === undefined ? '' : values[key] + unit);
  };
  set('light', COLOURS, colours?.light);
  set('dark', COLOURS, colours?.dark);
  set('corner', CORNERS, radius, 'px');
  document.querySelector('link[rel=icon]')?.setAttribute('href', mark?.light ?? ICON);
  brand().set(name);
}
