import type { ReactNode } from 'react';

/** One half of a wide window. Long sections in it leave no gap in the other half. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="wb-column">{children}</div>;
}
