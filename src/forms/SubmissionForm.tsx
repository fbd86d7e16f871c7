import type { ComponentProps, ReactNode } from 'react';
import { usePageError } from '../navigation/page-title';
import { i18n } from '../texts/i18n';
import { Banner } from '../ui/Banner';
import { SubmitButton } from '../ui/Button';
import { Countdown } from '../ui/Countdown';
import { Form } from '../ui/Form';
import { FormMessage } from '../ui/FormMessage';
import { SlowNotice } from '../ui/SlowNotice';
import type { Problem, useSubmission } from './use-submission';

type Submission = Pick<
  ReturnType<typeof useSubmission>,
  'send' | 'edit' | 'forgive' | 'cancel' | 'isBusy' | 'isDone' | 'isReady' | 'hasErrors' | 'announceKey'
> & { readonly problem: Pick<Problem, 'message' | 'until'> | null };

interface SubmissionFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  of: Submission;
  /** The text of the button. Without it the form has none: the button of its dialog submits it. */
  label?: string;
  busyLabel?: string | undefined;
  /** What describes the button. */
  describedBy?: string | undefined;
  /** The call takes its signal, so the user can cancel it when it is slow. */
  canCancel?: boolean;
  /** Replaces the message of the form. */
  message?: ReactNode;
  /** The other buttons, between the button and the notice of a slow request. */
  others?: ReactNode;
}

/** The form of a submission: its fields, the message of a refusal, the button, and the notice of a slow request. */
export function SubmissionForm({
  of: submission,
  label,
  busyLabel,
  describedBy,
  canCancel = false,
  message,
  others,
  onChange,
  children,
  ...form
}: SubmissionFormProps) {
  const { problem, isBusy, isDone } = submission;
  usePageError(submission.hasErrors);
  return (
    <Form
      {...form}
      onSubmit={submission.send}
      onChange={(event) => {
        submission.edit();
        onChange?.(event);
      }}
    >
      {children}
      <FormMessage>
        {message}
        {problem?.message !== undefined && (
          <Banner tone="error" announceKey={submission.announceKey}>
            <p>{i18n.t(problem.message)}</p>
            {problem.until !== undefined && <Countdown until={problem.until} onEnd={submission.forgive} />}
          </Banner>
        )}
      </FormMessage>
      {label !== undefined && (
        <SubmitButton
          busy={isBusy || isDone}
          {...(busyLabel !== undefined && { busyLabel })}
          isReady={submission.isReady}
          aria-describedby={describedBy}
        >
          {label}
        </SubmitButton>
      )}
      {others}
      <SlowNotice busy={isBusy} onCancel={canCancel ? submission.cancel : undefined} />
    </Form>
  );
}
