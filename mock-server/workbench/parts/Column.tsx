import type { ReactNode } from 'react';

/** Sections below each other in one half of a wide window: however long they are, the other half keeps no gap. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="wb-column">{children}</div>;
}
