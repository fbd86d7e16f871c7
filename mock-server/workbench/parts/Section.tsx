import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** One sentence on its purpose. */
  about?: string;
  /** As wide as the page, not half of it. */
  isWide?: boolean;
  /** The tab above has the same name. */
  isNamedByTab?: boolean;
  children: ReactNode;
}

export function Section({ title, about, isWide = false, isNamedByTab = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className="wb-section" data-wide={isWide || undefined} aria-labelledby={id}>
      <h2 id={id} className={isNamedByTab ? 'ui-visually-hidden' : undefined}>
        {title}
      </h2>
      {about && <p className="wb-about">{about}</p>}
      {children}
    </section>
  );
}

/** One half of a wide window. Long sections in it leave no gap in the other half. */
export function Column({ children }: { children: ReactNode }) {
  return <div className="wb-column">{children}</div>;
}
