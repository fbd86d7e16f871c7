import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button';
import { StepHeading } from '../../../ui/StepHeading';
import { StepIndicator } from '../../../ui/StepIndicator';
import { CredentialsForm } from '../CredentialsForm';
import { createAccount, type Link } from './create-account.api';
import type { CodeProblem, Person } from './create-account.flow';

interface AccountInfoStepProps {
  link: Link;
  person: Person;
  codeToken: string;
  code: string;
  onCreated: (username: string) => void;
  onCodeRefused: (problem: CodeProblem) => void;
  onBack: () => void;
}

export function AccountInfoStep({
  link,
  person,
  codeToken,
  code,
  onCreated,
  onCodeRefused,
  onBack,
}: AccountInfoStepProps) {
  const { t } = useTranslation('registration', { keyPrefix: 'create-account' });
  const company = link.invitation.companyName;
  return (
    <>
      <StepIndicator step={3} total={3} />
      <StepHeading
        step="accountInfo"
        subtitle={
          company === undefined ? t('accountInfo.subtitleWithoutCompany') : t('accountInfo.subtitle', { company })
        }
      >
        {t('accountInfo.title')}
      </StepHeading>
      <CredentialsForm
        kind={link.kind}
        token={link.token}
        terms="accepted"
        submitLabel={t('accountInfo.create')}
        busyLabel={t('accountInfo.creating')}
        create={(credentials) => createAccount({ codeToken, code, person, credentials })}
        onCreated={onCreated}
        onCodeRefused={onCodeRefused}
      >
        {(isBusy) => (
          <Button variant="quiet" wide onClick={onBack} disabled={isBusy}>
            {t('accountInfo.back')}
          </Button>
        )}
      </CredentialsForm>
    </>
  );
}
