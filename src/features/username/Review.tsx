import { useTranslation } from 'react-i18next';
import { usePageError } from '../../navigation/page-title';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { useSubmission } from '../../forms/use-submission';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { useDone } from './use-done';
import { reviewUsernames } from './username.api';
import { reviewProblem } from './username.errors';
import type { StepProps } from './username.flow';
import { companiesOf } from './username.rules';

export function Review({ settings, send }: StepProps) {
  const { t } = useTranslation('obligations', { keyPrefix: 'username' });
  const done = useDone(settings.associates.length);
  const review = useSubmission(reviewUsernames, { problemOf: reviewProblem, onSuccess: () => void done() });
  const { associates, isNotAllowUpdateUsername } = settings;
  const companies = companiesOf(associates.length);
  const isBusy = review.isBusy || review.isDone;
  usePageError(review.hasErrors);
  return (
    <>
      <StepHeading step="review" subtitle={t(`review.subtitle${companies}`)}>
        {t(`review.title${companies}`)}
      </StepHeading>
      <div className="ui-form">
        <ProblemBanner of={review} />
        <Facts
          facts={associates.map(({ clientName, userId }) => ({ name: clientName, value: userId, verbatim: true }))}
        />
        <Button
          variant="primary"
          wide
          busy={isBusy}
          busyLabel={t('review.submitting')}
          onClick={() => review.submit(settings)}
        >
          {t('review.submit')}
        </Button>
        {!isNotAllowUpdateUsername && (
          <Button wide onClick={() => send('create')}>
            {t(`review.create${companies}`)}
          </Button>
        )}
        <Button variant="quiet" wide onClick={() => send('back')}>
          {t('review.back')}
        </Button>
        <SlowNotice busy={review.isBusy} onCancel={review.cancel} />
      </div>
    </>
  );
}
