import './password-requirements.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from './announce';
import { CheckIcon } from './Icons';

export interface PasswordRequirement {
  id: string;
  label: string;
  isMet: boolean;
}

export interface PasswordRequirementsProps {
  id: string;
  requirements: readonly PasswordRequirement[];
}

const PAUSE_MS = 1000;

/** Announces progress politely, only after a pause and only when it changed. */
export function PasswordRequirements({ id, requirements }: PasswordRequirementsProps) {
  const { t, i18n } = useTranslation('ui');
  const total = requirements.length;
  const met = requirements.filter((one) => one.isMet).length;
  const progress = met === total ? t('password.allMet') : t('password.progress', { met, total });
  const announcedMet = useRef(met);

  useEffect(() => {
    if (met === announcedMet.current) return;
    // The app empties the field after a success, which must be the last word.
    if (met === 0) {
      announcedMet.current = 0;
      return;
    }
    const timer = setTimeout(() => {
      if (announcedMet.current !== met) announce(progress);
      announcedMet.current = met;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [met, progress]);

  // A disabled button makes Enter submit nothing while a rule is not met. So Enter announces what is missing.
  const box = useRef<HTMLDivElement>(null);
  const listed = (some: readonly PasswordRequirement[]) =>
    new Intl.ListFormat(i18n.language).format(some.map((one) => one.label));
  const missing = listed(requirements.filter((one) => !one.isMet));
  const heading = t('password.requirements');
  useEffect(() => {
    const form = box.current?.closest('form');
    const say = ({ key, isComposing, target }: KeyboardEvent) => {
      const isOurs =
        target instanceof HTMLInputElement && target.getAttribute('aria-describedby')?.includes(id) === true;
      if (key !== 'Enter' || isComposing || !isOurs || missing === '') return;
      announce(`${heading} ${missing}`);
      announcedMet.current = met;
    };
    form?.addEventListener('keydown', say);
    return () => form?.removeEventListener('keydown', say);
  }, [id, heading, missing, met]);

  return (
    <div className="ui-requirements" ref={box}>
      {/* Describes the field without the ticks: screen readers would read a description again with each change. */}
      <p id={id} hidden>
        {`${heading} ${listed(requirements)}`}
      </p>
      <p>{heading}</p>
      <ul>
        {requirements.map((requirement) => (
          <li key={requirement.id} data-met={requirement.isMet || undefined}>
            <span className="ui-requirements__tick">{requirement.isMet && <CheckIcon size={16} />}</span>
            {requirement.label}
            <span className="ui-visually-hidden">{` (${t(requirement.isMet ? 'password.met' : 'password.notMet')})`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
