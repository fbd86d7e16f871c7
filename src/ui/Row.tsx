import './row.css';
import type { ReactNode } from 'react';

interface RowProps {
  icon: ReactNode;
  name: ReactNode;
  /** The user or a maker chose the name, so it is never translated. */
  verbatim?: boolean;
  about: readonly ReactNode[];
  actions?: ReactNode;
}

export function Row({ icon, name, verbatim = false, about, actions }: RowProps) {
  return (
    <li className="ui-row">
      {icon}
      <div className="ui-row__what">
        <span className="ui-row__name" translate={verbatim ? 'no' : undefined}>
          {name}
        </span>
        {about.map((line, index) => (
          <span key={index} className="ui-row__fact">
            {line}
          </span>
        ))}
      </div>
      {actions !== undefined && <div className="ui-row__actions">{actions}</div>}
    </li>
  );
}
