import type { ReactNode } from 'react';

interface RowProps {
  icon: ReactNode;
  name: string;
  /** The name is the user's own or a maker's, and is never translated. */
  verbatim?: boolean;
  /** One line each. */
  about: readonly ReactNode[];
  actions?: ReactNode;
}

/** One thing of a list: what it is, two or three facts about it, and what the user can do with it. */
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
