import './password-requirements.css';
import { useEffect, useRef } from 'react';
import { announce } from './announce';
import { CheckIcon } from './Icons';
import { useUiText } from './text';
import { VisuallyHidden } from './VisuallyHidden';

export interface PasswordRequirement {
  id: string;
  label: string;
  isMet: boolean;
}

export interface PasswordRequirementsProps {
  /** Give it to the field as `aria-describedby`. */
  id: string;
  /**
   * The rules and whether the value meets them; the rules themselves are the screen's (see
   * docs/product/5-validation.md#password).
   */
  requirements: readonly PasswordRequirement[];
  /** "Your password needs:" unless told otherwise. */
  title?: string;
}

/** How long the person must have stopped typing before the progress is said, in ms. */
const PAUSE_MS = 1000;

/**
 * The rules of a password, ticked off as one types. Progress is announced politely, at a pause and only when it
 * changed.
 */
export function PasswordRequirements({ id, requirements, title }: PasswordRequirementsProps) {
  const { text } = useUiText();
  const total = requirements.length;
  const met = requirements.filter((one) => one.isMet).length;
  const progress = met === total ? text('password.allMet') : text('password.progress', { met, total });
  const said = useRef(met);

  useEffect(() => {
    if (met === said.current) return;
    const timer = setTimeout(() => {
      said.current = met;
      announce(progress);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [met, progress]);

  return (
    <div className="ui-requirements" id={id}>
      <p>{title ?? text('password.requirements')}</p>
      <ul>
        {requirements.map((one) => (
          <li key={one.id} data-met={one.isMet || undefined}>
            <span className="ui-requirements__tick">{one.isMet && <CheckIcon size={16} />}</span>
            {one.label}
            <VisuallyHidden> ({text(one.isMet ? 'password.met' : 'password.notMet')})</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
