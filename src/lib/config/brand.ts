import { useSyncExternalStore } from 'react';
import { type Brand, brandOfHost, getConfig } from './config';
import { readStored, removeStored, writeStored } from '../browser/storage';

/**
 * The brand of the page (see docs/product/1-purpose.md): by host, and by the client's own flag once it is known. Style
 * hangs on `data-brand` of the root element.
 */
let brand: Brand = 'default';
const listeners = new Set<() => void>();

/** Sets the brand that the host has; called once the configuration is read. */
export function applyHostBrand(host: string = location.host): void {
  setBrand(
    brandOfHost(host) === 'rebrand' || brandOfHost(host.split(':')[0] ?? host) === 'rebrand' ? 'rebrand' : 'default',
  );
}

/** Sets the brand of a client that is switched on by its flag; a host that is rebranded stays so. */
export function applyClientBrand(isRebrandEnabled: boolean): void {
  if (isRebrandEnabled) {
    writeStored('clientBrand', 'rebrand');
    setBrand('rebrand');
  } else {
    removeStored('clientBrand');
    applyHostBrand();
  }
}

/**
 * The brand that the person's client had on the page before: without it each new document would begin in the other one.
 */
export function applyRememberedBrand(): void {
  if (readStored('clientBrand') !== undefined) setBrand('rebrand');
}

export function useBrand(): Brand {
  return useSyncExternalStore(subscribe, currentBrand, () => 'default');
}

/** The brand's name for texts; a page that is rendered before the configuration is there has the product's own. */
export function useBrandName(): string {
  return brandName(useBrand());
}

export function brandName(of: Brand = brand): string {
  return getConfig().brandNames[of];
}

function currentBrand(): Brand {
  return brand;
}

function setBrand(next: Brand): void {
  brand = next;
  document.documentElement.dataset.brand = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
