import type { ComponentProps, ReactNode } from 'react';
import { usePageError } from '../navigation/page-title';
import { SubmitButton } from '../ui/Button';
import { Form } from '../ui/Form';
import { FormMessage } from '../ui/FormMessage';
import { SlowNotice } from '../ui/SlowNotice';
import { ProblemBanner, type Refused } from './ProblemBanner';
import type { useSubmission } from './use-submission';

type Submission = Pick<
  ReturnType<typeof useSubmission>,
  'send' | 'edit' | 'cancel' | 'isBusy' | 'isDone' | 'isReady' | 'isWaiting' | 'hasErrors'
> &
  Refused;

interface SubmissionFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  of: Submission;
  /** The text of the button. Without it the form has none: the button of its dialog submits it. */
  label?: string;
  busyLabel?: string | undefined;
  /** What describes the button. */
  describedBy?: string | undefined;
  /** The call takes its signal, so the user can cancel it when it is slow. */
  canCancel?: boolean;
  /** Comes before the message of the refusal. */
  message?: ReactNode;
  /** The messages come before the field, where the form is one code. */
  isMessageFirst?: boolean;
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
  isMessageFirst = false,
  others,
  onChange,
  children,
  ...form
}: SubmissionFormProps) {
  const { isBusy, isDone } = submission;
  usePageError(submission.hasErrors);
  const messages = (
    <>
      {message}
      <ProblemBanner of={submission} />
    </>
  );
  return (
    <Form
      {...form}
      onSubmit={submission.send}
      onChange={(event) => {
        submission.edit();
        onChange?.(event);
      }}
    >
      {isMessageFirst ? messages : null}
      {children}
      {isMessageFirst ? null : <FormMessage>{messages}</FormMessage>}
      {label !== undefined && (
        <SubmitButton
          busy={isBusy || isDone}
          {...(busyLabel !== undefined && { busyLabel })}
          isReady={submission.isReady || submission.isWaiting}
          aria-disabled={submission.isWaiting || undefined}
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
