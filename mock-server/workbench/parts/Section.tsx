import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What it is for, in one sentence. */
  about?: string;
  /** As wide as the page, not half of it. */
  isWide?: boolean;
  children: ReactNode;
}

/** A region of a view, with its heading and what it is for. */
export function Section({ title, about, isWide = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className="wb-section" data-wide={isWide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p className="wb-about">{about}</p>}
      {children}
    </section>
  );
}
