import './user-confirmation.css';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { ChevronRightIcon, KeyIcon, UserIcon } from '../../../ui/Icons';
import { StepHeading } from '../../../ui/StepHeading';
import { confirmationTexts, useWelcome } from './confirmation-texts';

/** "Card 1 is 'already have an account' ... Card 2 is 'new'" (spec 2, /auth/user-confirmation). */
export function TwoCards({ token, firstName, company }: { token: string; firstName: string; company: string }) {
  const t = useText(confirmationTexts);
  const welcome = useWelcome(firstName);
  return (
    <>
      <StepHeading subtitle={t('invited', { company })}>{welcome}</StepHeading>
      <ul className="confirmation-cards">
        <li>
          <CardLink to={paths.login({ redirectUrl: paths.userConfirmation(token) })} icon={<KeyIcon />} title={t('existing.title')} text={t('existing.text', { company })} />
        </li>
        <li>
          <CardLink to={paths.createAccount(token)} icon={<UserIcon />} title={t('new.title')} text={t('new.text', { company })} />
        </li>
      </ul>
    </>
  );
}

function CardLink({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <Link to={to} className="confirmation-card">
      {icon}
      <span className="confirmation-card__title">{title}</span>
      <span className="confirmation-card__text">{text}</span>
      <ChevronRightIcon />
    </Link>
  );
}
