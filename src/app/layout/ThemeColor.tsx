import { useEffect } from 'react';

interface ThemeColorProps {
  layout: string;
  brand: string;
}

/** The bar of a phone's browser has the colour of the top of the page, which each layout, brand and scheme changes. */
export default function ThemeColor({ layout, brand }: ThemeColorProps) {
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
  return null;
}
