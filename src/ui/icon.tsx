import type { ReactNode } from 'react';

/**
 * Icons drawn for this project on a grid of 20, in a stroke of 1.6 that takes the colour of the text. They are
 * decoration: what they mean is always said in words beside them or in the name of the control.
 */
/* @__NO_SIDE_EFFECTS__ */
export function icon(shape: ReactNode) {
  return function Icon({ size = 20 }: { size?: 16 | 20 | 24 | 32 | 40 }) {
    return (
      <svg
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
