import { useEffect } from 'react';

/** The bar of a phone's browser has the colour of the top of the page, which each layout and brand changes. */
export function useThemeColor(layout: string, brand: string): void {
  useEffect(() => {
    const { documentElement: page, head } = document;
    const glow = getComputedStyle(page).getPropertyValue('--glow');
    head.querySelector('[name=theme-color]')?.setAttribute('content', glow);
  }, [layout, brand]);
}
