import type { ReactNode } from 'react';

interface RowProps {
  icon: ReactNode;
  name: string;
  /** The user or a maker chose the name, so it is never translated. */
  verbatim?: boolean;
  /** One line each. */
  about: readonly ReactNode[];
  actions?: ReactNode;
}

/** One entry of a list: its name, two or three facts about it, and its actions. */
export function Row({ icon, name, verbatim = false, about, actions }: RowProps) {
  return (
    <li className="security__row">
      {icon}
      <div className="security__what">
        <span className="security__name" translate={verbatim ? 'no' : undefined}>
          {name}
        </span>
        {about.map((line, index) => (
          <span key={index} className="security__fact">
            {line}
          </span>
        ))}
      </div>
      {actions !== undefined && <div className="security__actions">{actions}</div>}
    </li>
  );
}
