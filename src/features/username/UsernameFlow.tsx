import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { recordOf } from '../../api/response/record';
import { isApiError } from '../../api/response/api-error';
import { goTo } from '../../navigation/navigation';
import { usePageError } from '../../navigation/page-title';
import { currentPage } from '../../navigation/redirects';
import { type FailedQuery, LoadError } from '../../ui/LoadError';
import { Skeleton } from '../../ui/Skeleton';
import { StepHeading } from '../../ui/StepHeading';
import { LogoutLink } from '../../forms/LogoutLink';
import { WhenObliged } from '../../forms/WhenObliged';
import { Review } from './Review';
import { usernameSettingsQuery } from './username.api';
import { isReview, keptStep, nextStep, type StepProps, type UsernameEvent, type UsernamePage } from './username.flow';
import { type UsernameSettings, companiesOf } from './username.rules';
import { UsernameForm } from './UsernameForm';
import { Button } from '../../ui/Button';

export function ChangeUsername() {
  return <UsernameFlow page="change" />;
}

export function ReviewUsername() {
  return <UsernameFlow page="review" />;
}

function UsernameFlow({ page }: { page: UsernamePage }) {
  return (
    <WhenObliged>
      <Loaded page={page} />
    </WhenObliged>
  );
}

function Loaded({ page }: { page: UsernamePage }) {
  const { t } = useTranslation('obligations', { keyPrefix: 'username' });
  const settings = useQuery(usernameSettingsQuery);
  if (settings.data) return <Steps page={page} settings={settings.data} />;
  if (settings.isPending) return <Skeleton label={t('loading')} rows={2} shape="fields" />;
  if (isApiError(settings.error) && settings.error.handled) return null;
  return <LoadProblem page={page} query={settings} />;
}

function Steps({ page, settings: latest }: { page: UsernamePage; settings: UsernameSettings }) {
  // Keeps the settings of the first render, so that a later response does not change the form while the user types.
  const [settings] = useState(latest);
  const { state, pathname, search } = useLocation();
  const { kept, ...others } = recordOf(state);
  const step = keptStep(recordOf(kept).usernameStep, page, settings);

  function send(event: UsernameEvent) {
    const next = nextStep(step, event, page, settings);
    if (next === step) return;
    // Each step is a history entry, so that Back returns to the step before.
    const isForward = event === 'go-on' || event === 'create';
    if (!isForward && recordOf(kept).usernameStepBefore === next) return history.back();
    const entry = { usernameStep: next, ...(isForward && { usernameStepBefore: step }) };
    goTo(currentPage({ pathname, search }), { replace: !isForward, state: { ...others, kept: entry } });
  }

  switch (step) {
    case 'message':
      return <Message variant={isReview(page, settings) ? 'review' : 'change'} settings={settings} send={send} />;
    case 'review':
      return <Review settings={settings} send={send} />;
    case 'form':
      return <UsernameForm settings={settings} send={send} />;
  }
}

function LoadProblem({ page, query }: { page: UsernamePage; query: FailedQuery }) {
  const { t } = useTranslation('obligations', { keyPrefix: 'username' });
  const { error } = query;
  usePageError(true);
  return (
    <>
      <StepHeading>{t(page === 'change' ? 'form.titleSingle' : 'review.titleSingle')}</StepHeading>
      <LoadError query={query}>
        {isApiError(error) && error.kind === 'http' ? (error.errors[0]?.message ?? error.message) : t('connection')}
      </LoadError>
      <LogoutLink>{t('logout')}</LogoutLink>
    </>
  );
}

function Message({ variant, settings: { username, associates }, send }: StepProps & { variant: 'change' | 'review' }) {
  const { t } = useTranslation('obligations', { keyPrefix: 'username' });
  const companies = companiesOf(associates.length);
  return (
    <>
      <StepHeading step="message" subtitle={t(`message.${variant}.subtitle${companies}`, { username })}>
        {t(`message.${variant}.title${companies}`)}
      </StepHeading>
      <div className="ui-form">
        <p>{t(`message.${variant}.body${companies}`)}</p>
        <Button variant="primary" wide onClick={() => send('go-on')}>
          {t('message.continue')}
        </Button>
        <LogoutLink>{t('logout')}</LogoutLink>
      </div>
    </>
  );
}
