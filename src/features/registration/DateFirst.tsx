import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOf } from '../../texts/part';
import { showResult } from '../../navigation/results';
import { Skeleton } from '../../ui/Skeleton';
import { type DateOfBirth, useDateChecked, useIncompleteProfile } from './date-of-birth';
import type { Invitation } from './invitation';

const DateOfBirthCheck = partOf(() => import('./user-confirmation/DateOfBirthCheck'), ['registration'], WaitingFields);

export function WaitingFields() {
  const { t } = useTranslation('registration');
  return <Skeleton label={t('loading')} shape="fields" />;
}

interface DateFirstProps {
  token: string;
  invitation: Invitation;
  date: DateOfBirth;
  /** Calls `onDateAsked` when the service refuses a step because the date is not verified. */
  children: (onDateAsked: () => void) => ReactNode;
}

/** A forwarded link must not give someone else the membership, so the service decides. It may ask on its own. */
export function DateFirst({ token, invitation, date, children }: DateFirstProps) {
  const { clientId, associateId, companyName } = invitation;
  useIncompleteProfile(date === 'missing');
  const [isChecked, setChecked] = useDateChecked(token);
  const [isRefused, setRefused] = useState(false);
  if (date === 'missing') return null;
  if ((date === 'asked' || isRefused) && !isChecked && clientId !== undefined && associateId !== undefined) {
    return (
      <DateOfBirthCheck
        invited={{ token, clientId, associateId }}
        names={invitation}
        company={companyName}
        onValid={() => setChecked(true)}
      />
    );
  }
  return children(() => {
    // Without both ids no check is possible.
    if (clientId === undefined || associateId === undefined) showResult('FAILURE_UNSUPPORTED');
    setRefused(true);
    setChecked(false);
  });
}
