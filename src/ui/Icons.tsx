import type { ReactNode } from 'react';

/**
 * Builds an icon: a 20-pixel grid and a stroke of 1.6 in the colour of the text. It grows with the letters. Icons are
 * decoration only, so the page or the control's name must state their meaning.
 * @param shape the data of a path, or elements where a part has an attribute of its own
 * @param className `ui-points` mirrors an icon that points along the line, on a page that runs from right to left
 */
/* @__NO_SIDE_EFFECTS__ */
export function icon(shape: ReactNode, className?: 'ui-points' | 'ui-spinner') {
  return function Icon({ size = 20 }: { size?: 16 | 20 | 24 | 32 | 40 }) {
    return (
      <svg
        className={className}
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={size >= 32 ? 1.3 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {typeof shape === 'string' ? <path d={shape} /> : shape}
      </svg>
    );
  };
}

/* The frame of the page and sign-in show these. The icons that only other screens show are in IconsOfScreens.tsx. */

const RING = 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z';

export const CheckIcon = icon('m4.5 10.5 3.6 3.6 7.4-8.2');
export const ChevronDownIcon = icon('m5.5 7.8 4.5 4.6 4.5-4.6');
export const EyeIcon = icon(
  'M2 10c1.9-3.4 4.6-5.1 8-5.1s6.1 1.7 8 5.1c-1.9 3.4-4.6 5.1-8 5.1S3.9 13.4 2 10ZM7.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
);
export const EyeOffIcon = icon(
  'M8 5.1c.6-.150 1.3-.2 2-.2 3.4 0 6.1 1.7 8 5.1-.6 1.1-1.3 2-2.1 2.7m-2.2 1.5c-1.1.6-2.3.9-3.7.9-3.4 0-6.1-1.7-8-5.1.9-1.6 2-2.9 3.3-3.7M3.5 3.5l13 13',
);
export const InfoIcon = icon(`${RING}M10 9.3v4.2m0-7v.01`);
export const WarningIcon = icon(
  'M8.9 3.4 2.2 14.8a1.3 1.3 0 0 0 1.1 1.9h13.4a1.3 1.3 0 0 0 1.1-1.9L11.1 3.4a1.3 1.3 0 0 0-2.2 0ZM10 8v3.6m0 2.5v.01',
);
export const ErrorIcon = icon(`${RING}M10 6.2v4.6m0 2.8v.01`);
export const SuccessIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="m6.7 10.3 2.3 2.3 4.3-4.9" pathLength={1} />
  </>,
);
export const ExternalIcon = icon(
  'M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12m-3.5-8H16v4.5M15.6 4.4 9.5 10.5',
  'ui-points',
);
export const GlobeIcon = icon(
  `${RING}M2.7 10h14.6M10 2.5c2 2.1 3 4.6 3 7.5s-1 5.4-3 7.5c-2-2.1-3-4.6-3-7.5s1-5.4 3-7.5Z`,
);
export const CopyIcon = icon(
  'M8.8 7h5.9a1.8 1.8 0 0 1 1.8 1.8v5.9a1.8 1.8 0 0 1-1.8 1.8h-5.9a1.8 1.8 0 0 1-1.8-1.8v-5.9a1.8 1.8 0 0 1 1.8-1.8ZM13 7V5.3a1.8 1.8 0 0 0-1.8-1.8H5.3a1.8 1.8 0 0 0-1.8 1.8v5.9A1.8 1.8 0 0 0 5.3 13H7',
);
export const OfflineIcon = icon(
  'M3 3l14 14M2.5 8.3A11.4 11.4 0 0 1 6 6m3.4-.8a11.4 11.4 0 0 1 8.1 3.1M5.3 11.2a7.4 7.4 0 0 1 3.2-1.8m5 1a7.4 7.4 0 0 1 1.2.8M10 15v.01',
);
export const KeyIcon = icon('M3.5 13.2a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0ZM9.2 10.8l7.3-7.3m-3.7 3.7 2.6 2.6');
