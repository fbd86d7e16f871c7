import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordOf } from '../../../api/response/record';
import { readEntry, writeEntry } from '../../../navigation/entry';
import { SubmissionForm } from '../../../forms/SubmissionForm';
import { type Problem, useSubmission } from '../../../forms/use-submission';
import { paths } from '../../../navigation/paths';
import { authCheckQuery } from '../../../session/session';
import { announce } from '../../../ui/announce';
import { DateField } from '../../../ui/DateField';
import { type DateParts, NO_DATE } from '../../../ui/date-parts';
import { focusOncePainted } from '../../../ui/focus';
import { focusById } from '../../../ui/focus-by-id';
import { LinkButton } from '../../../ui/LinkButton';
import { StepHeading } from '../../../ui/StepHeading';
import { TextLink } from '../../../ui/TextLink';
import { checkDate, type Invited } from './user-confirmation.api';
import { dateProblem, loadResults, tooManyDates } from './user-confirmation.errors';
import { birthDateProblem, type DateProblem, isWholeDate } from './user-confirmation.flow';
import type { Names } from '../../../texts/person-name';
import { showFailure } from '../LoadProblem';
import { useWelcome } from '../use-invitation';

const LOCKED_UNTIL = 'dateLockedUntil';

function keptLock(associateId: string): Problem | null {
  const { of, until } = recordOf(readEntry(LOCKED_UNTIL));
  const isLocked = of === associateId && typeof until === 'number' && until > Date.now();
  return isLocked ? tooManyDates(until) : null;
}

interface TypedDate {
  /** Empty while incomplete or impossible. */
  date: string;
  parts: DateParts;
  problem?: DateProblem | undefined;
}

const nothingTyped: TypedDate = { date: '', parts: NO_DATE, problem: 'required' };

interface DateOfBirthCheckProps {
  invited: Invited;
  names: Names;
  company: string | undefined;
  onValid: () => void;
}

/** An impossible date is never sent, so it costs no attempt. */
export default function DateOfBirthCheck({ invited, names, company, onValid }: DateOfBirthCheckProps) {
  const { t } = useTranslation('registration', { keyPrefix: 'user-confirmation' });
  const welcome = useWelcome(names);
  // Sign-in would lead a signed-in user away from here at once.
  const isSignedIn = Boolean(useQuery({ ...authCheckQuery, enabled: false }).data);
  const [opensWith] = useState(() => keptLock(invited.associateId));
  const [field, setField] = useState(0);
  const [typed, setTyped] = useState(nothingTyped);
  const [isJudged, setJudged] = useState(false);
  const check = useSubmission((date: string, signal) => checkDate(invited, date, signal), {
    opensWith,
    problemOf: dateProblem,
    onSuccess: () => {
      announce(t('date.valid'));
      onValid();
    },
    onError: (error) => {
      const problem = dateProblem(error);
      if (problem === null) return showFailure(error, loadResults);
      if (problem.until === undefined) return;
      writeEntry(LOCKED_UNTIL, { of: invited.associateId, until: problem.until });
      focusById('dob');
    },
  });
  const isFixed = check.isBusy || check.isDone;
  const canCheck = typed.date !== '' && check.isReady && !isFixed;
  const problem = isJudged || isWholeDate(typed.parts) ? typed.problem : undefined;
  const error = problem && t(`date.${problem}`);

  function choose(date: string, parts: DateParts) {
    const problem = birthDateProblem(parts, Date.now());
    setTyped({ date: problem === undefined ? date : '', parts, problem });
  }

  /** A press on a link or a button does not count: the error would move it, and the press would miss it. */
  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && relatedTarget.closest('a, button') !== null) return;
    if (Object.values(typed.parts).some((part) => part !== '')) setJudged(true);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (canCheck) check.submit(typed.date);
  }

  function reset() {
    check.edit();
    setField(field + 1);
    setTyped(nothingTyped);
    setJudged(false);
    focusOncePainted(() => focusById('dob'));
  }

  return (
    <>
      <StepHeading
        subtitle={company === undefined ? t('date.subtitleWithoutCompany') : t('date.subtitle', { company })}
      >
        {welcome}
      </StepHeading>
      <SubmissionForm
        of={{ ...check, send, isReady: canCheck, hasErrors: check.hasErrors || problem !== undefined }}
        label={t('date.check')}
        busyLabel={t('date.checking')}
        canCancel
        others={
          <TextLink onClick={reset} disabled={isFixed}>
            {t('date.reset')}
          </TextLink>
        }
      >
        <DateField
          key={field}
          id="dob"
          name="dob"
          legend={t('date.legend')}
          isBirthDate
          error={error}
          onChange={choose}
          onBlur={leave}
          onEnter={() => setJudged(true)}
          disabled={check.isDone}
        />
      </SubmissionForm>
      <p className="ui-field__hint">{t('date.help')}</p>
      {isSignedIn || (
        <LinkButton variant="quiet" wide to={paths.login()}>
          {t('date.leave')}
        </LinkButton>
      )}
    </>
  );
}
