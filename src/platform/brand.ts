import { type Brand, brandOfHost, getConfig } from './config';
import { readStored, removeStored, writeStored } from './storage';
import { createStore, useStore } from './store';

/**
 * The brand of the page (see docs/product/1-purpose.md). The host sets it first; the client's own flag can change it.
 * The styles depend on `data-brand` of the root element.
 */
const brand = createStore<Brand>('default');

/** Sets the brand of the host. The app calls it once it has read the configuration. */
export function applyHostBrand(host: string = location.host): void {
  setBrand(
    brandOfHost(host) === 'rebrand' || brandOfHost(host.split(':')[0] ?? host) === 'rebrand' ? 'rebrand' : 'default',
  );
}

/** Applies the brand flag of the user's client. A rebranded host keeps its brand. */
export function applyClientBrand(isRebrandEnabled: boolean): void {
  if (isRebrandEnabled) {
    writeStored('clientBrand', 'rebrand');
    setBrand('rebrand');
  } else {
    removeStored('clientBrand');
    applyHostBrand();
  }
}

/** Applies the stored brand of the user's client. Without it, each new document would start in the other brand. */
export function applyRememberedBrand(): void {
  if (readStored('clientBrand') !== undefined) setBrand('rebrand');
}

export function useBrand(): Brand {
  return useStore(brand);
}

export function useBrandName(): string {
  return brandName(useBrand());
}

/**
 * Returns the name of a brand, by default of the current one.
 * @throws ConfigError before the configuration has loaded
 */
function brandName(of: Brand = brand.get()): string {
  return getConfig().brandNames[of];
}

function setBrand(next: Brand): void {
  document.documentElement.dataset.brand = next;
  brand.set(next);
}
