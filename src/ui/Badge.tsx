import './row.css';
import type { ReactNode } from 'react';

/** A state in one or two words. The words say it; the colour only helps to find it. */
export function Badge({ tone, children }: { tone: 'success' | 'warning' | 'neutral'; children: ReactNode }) {
  return <span className={`ui-badge ui-tone--${tone}`}>{children}</span>;
}
