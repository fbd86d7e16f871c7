import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';

/** One state on the living page: its name and the component in that state. */
export function State({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={classNames('ui-page__state', wide && 'ui-page__state--wide')}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="ui-page__row">{children}</div>;
}
