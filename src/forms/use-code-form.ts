import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { plainId } from '../ui/plain-text';
import type { Refusal } from './fields/field-reason';
import { useFields } from './use-fields';
import type { Problem } from './use-submission';

interface CodeForm {
  /** The message for a code with fewer characters than `least`. */
  missing: Refusal;
  /** The fewest letters and digits. Services choose the length of a code, so most forms accept one character. */
  least?: number;
  /** How many digits the code has. A longer one is not sent: it would use up a try. */
  length?: number | undefined;
}

function codeOf(least: number, missing: Refusal) {
  const isWhole = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').length >= least;
  return z.object({ code: z.string().check(z.overwrite(plainId), z.refine(isWhole, missing)) });
}

/**
 * The field of a one-time code. A refused code is selected, so that the next one replaces it. What the user has typed
 * meanwhile stays.
 */
export function useCodeForm({ missing, least = 1, length }: CodeForm) {
  const { t } = useTranslation('fields');
  const form = useFields({ schema: codeOf(least, missing), defaultValues: { code: '' } });
  const sent = useRef<string>(undefined);
  const [final, setFinal] = useState<Refusal>();
  const isTooLong = length !== undefined && form.typed.code.length > length;
  const { error = form.messageOf(final), ...registered } = form.field('code');
  const shown = isTooLong ? t('code.tooLong') : error;

  const handleSubmit = (send: (values: { code: string }) => void, onInvalid?: () => void) =>
    form.handleSubmit((values) => {
      sent.current = form.getValues('code');
      if (isTooLong) form.setFocus('code', { shouldSelect: true });
      else send(values);
    }, onInvalid);

  function refuse(problem: Problem<'code'>): void {
    form.refuse(problem);
    const refused = problem.fields?.[0];
    setFinal(problem.isFinal === true ? refused?.[1] : undefined);
    if (refused !== undefined) form.setFocus('code', { shouldSelect: form.getValues('code') === sent.current });
  }

  function clear(): void {
    setFinal(undefined);
    form.resetField('code');
  }

  return {
    codeField: { ...registered, error: shown },
    isReady: form.isReady,
    hasErrors: shown !== undefined,
    handleSubmit,
    refuse,
    clear,
  };
}
