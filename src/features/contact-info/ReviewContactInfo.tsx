import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { configuredTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/handle-obligation';
import { showResult } from '../../navigation/results';
import { LogoutLink } from '../../forms/LogoutLink';
import { useSubmission } from '../../forms/use-submission';
import { showToast } from '../../navigation/toasts';
import { Button } from '../../ui/Button';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { WhenObliged } from '../../forms/WhenObliged';
import { confirmContacts } from './contact-info.api';
import { ContactList } from './ContactList';
import { traceIdOf } from '../../api/response/outcomes';

export default function ReviewContactInfo() {
  return (
    <WhenObliged>
      <Review />
    </WhenObliged>
  );
}

function Review() {
  const { t } = useTranslation('contact', { keyPrefix: 'contact-info' });
  const { search } = useLocation();
  const confirm = useSubmission(confirmContacts, {
    onSuccess: () => {
      showToast('success', 'CONFIRMED_CONTACT_INFO');
      void continueAfterObligation(search, configuredTarget('home'));
    },
    onError: (error) => showResult('FAILURE_UNSUPPORTED', { traceId: traceIdOf(error) }),
  });
  const isBusy = confirm.isBusy || confirm.isDone;
  return (
    <>
      <StepHeading subtitle={t('review.subtitle')}>{t('review.title')}</StepHeading>
      <ContactList hasActions={false} />
      <Button
        variant="primary"
        wide
        busy={isBusy}
        busyLabel={t('confirm.confirming')}
        onClick={() => {
          if (!isBusy) confirm.submit(undefined);
        }}
      >
        {t('confirm.action')}
      </Button>
      <SlowNotice busy={confirm.isBusy} />
      <LogoutLink>{t('logout')}</LogoutLink>
    </>
  );
}
