import './facts.css';
import type { ReactNode } from 'react';

export function Facts({
  facts,
}: {
  facts: readonly { name: string; value: ReactNode; /** A user ID, a code: never translated. */ verbatim?: boolean }[];
}) {
  return (
    <dl className="ui-facts">
      {facts.map(({ name, value, verbatim }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate={verbatim ? 'no' : undefined}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
