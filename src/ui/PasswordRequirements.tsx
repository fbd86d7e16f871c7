import './password-requirements.css';
import { useEffect, useRef } from 'react';
import { announce } from './announce';
import { CheckIcon } from './Icons';
import { useUiText } from './text';

export interface PasswordRequirement {
  id: string;
  label: string;
  isMet: boolean;
}

/** Rules of a new password, ticked off as the person types. The strength is the rules; nothing is invented. Progress is said politely. */
export function PasswordRequirements({ id, requirements }: { id: string; requirements: readonly PasswordRequirement[] }) {
  const { text } = useUiText();
  const met = requirements.filter((one) => one.isMet).length;
  const total = requirements.length;
  const said = useRef(met);

  useEffect(() => {
    if (said.current === met) return;
    said.current = met;
    announce(met === total ? text('password.allMet') : text('password.progress', { met, total }));
  }, [met, total, text]);

  return (
    <div className="ui-requirements" id={id}>
      <p>{text('password.requirements')}</p>
      <ul>
        {requirements.map((one) => (
          <li key={one.id} data-met={one.isMet || undefined}>
            <span className="ui-requirements__mark">{one.isMet && <CheckIcon size={16} />}</span>
            <span>
              {one.label}
              <span className="ui-visually-hidden"> ({text(one.isMet ? 'password.met' : 'password.notMet')})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
