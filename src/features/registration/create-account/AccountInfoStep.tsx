import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../forms/use-submission';
import { Button } from '../../../ui/Button';
import { StepHeading } from '../../../ui/StepHeading';
import { StepIndicator } from '../../../ui/StepIndicator';
import { type Credentials, CredentialsForm, type CredentialsProblem } from '../CredentialsForm';
import { showFailure } from '../LoadProblem';
import { createAccount, creationOutcomeOf, type Link, linkResults, linkResultsAfterLoss } from './create-account.api';
import type { CodeProblem, Person } from './create-account.flow';

interface AccountInfoStepProps {
  link: Link;
  person: Person;
  codeToken: string;
  code: string;
  onCreated: (username: string) => void;
  /** The server no longer accepts the code, so the flow asks for it again. */
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
  const [problem, setProblem] = useState<CredentialsProblem | null>(null);
  const wasResponseLost = useRef(false);
  const create = useSubmission((credentials: Credentials) => createAccount({ codeToken, code, person, credentials }), {
    onSuccess: (_done, { username }) => onCreated(username),
    onError: (error) => {
      const outcome = creationOutcomeOf(error);
      if (outcome.at === 'form') wasResponseLost.current = true;
      if (outcome.at === 'code') onCodeRefused(outcome.reason);
      else if (outcome.at === 'result')
        showFailure(error, wasResponseLost.current ? linkResultsAfterLoss : linkResults);
      else setProblem(outcome);
    },
  });
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
        isBusy={create.isBusy || create.isDone}
        problem={problem}
        announceKey={create.announceKey}
        onSubmit={(credentials) => {
          setProblem(null);
          create.submit(credentials);
        }}
      >
        <Button variant="quiet" wide onClick={onBack} disabled={create.isBusy}>
          {t('accountInfo.back')}
        </Button>
      </CredentialsForm>
    </>
  );
}
