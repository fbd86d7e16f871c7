import { useEffect } from 'react';

/** The bar of a phone's browser has the colour of the top of the page, which each layout, brand and scheme changes. */
export function useThemeColor(layout: string, brand: string): void {
  useEffect(() => {
    const { documentElement: page, head } = document;
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const follow = () =>
      head
        .querySelector('[name=theme-color]')
        ?.setAttribute('content', getComputedStyle(page).getPropertyValue('--glow'));
    follow();
    scheme.addEventListener('change', follow);
    return () => scheme.removeEventListener('change', follow);
  }, [layout, brand]);
}
