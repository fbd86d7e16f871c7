import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button';
import { StepHeading } from '../../../ui/StepHeading';
import { StepIndicator } from '../../../ui/StepIndicator';
import { CredentialsForm } from '../CredentialsForm';
import { createAccount } from './create-account.api';
import type { StepProps } from './create-account.flow';

interface AccountInfoStepProps extends StepProps<'accountInfo'> {
  onCreated: (username: string) => void;
}

export function AccountInfoStep({ link, state, dispatch, onCreated }: AccountInfoStepProps) {
  const { person, sent, code } = state;
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
        create={(credentials) => createAccount({ codeToken: sent.token, code, person, credentials })}
        onCreated={onCreated}
        onCodeRefused={(problem) => dispatch({ type: 'code-refused', problem })}
      >
        {(isBusy) => (
          <Button variant="quiet" wide onClick={() => dispatch({ type: 'back' })} disabled={isBusy}>
            {t('accountInfo.back')}
          </Button>
        )}
      </CredentialsForm>
    </>
  );
}
