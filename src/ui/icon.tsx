import type { ReactNode } from 'react';

/**
 * Builds an icon: a 20-pixel grid and a stroke of 1.6 in the colour of the text. Icons are decoration only, so the page
 * or the control's name must state their meaning.
 * @param className `ui-points` mirrors an icon that points along the line, on a page that runs from right to left
 */
/* @__NO_SIDE_EFFECTS__ */
export function icon(shape: ReactNode, className?: 'ui-points') {
  return function Icon({ size = 20 }: { size?: 16 | 20 | 24 | 32 | 40 }) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={size >= 32 ? 1.3 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {shape}
      </svg>
    );
  };
}
