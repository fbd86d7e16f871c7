import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { code } from './fields/code';
import { useFields } from './use-fields';

interface CodeForm {
  /** The message for a code with fewer characters than `least`. */
  missing: string;
  least?: number;
  /** How many digits the code has. A longer one is not sent: it would use up a try. */
  length?: number | undefined;
  /**
   * What the service says of the last code. The field then gets the focus, at each `announceKey` again. The code is
   * selected, so that the next one replaces it. What the user has typed meanwhile stays.
   */
  refused?: string | undefined;
  announceKey?: number;
  onType?: () => void;
  onSubmit: (code: string) => void;
}

/** The form of a one-time code. */
export function useCodeForm({ missing, least = 1, length, refused, announceKey, onType, onSubmit }: CodeForm) {
  const { t } = useTranslation('fields');
  const { field, control, handleSubmit, getValues, setFocus, resetField } = useFields({
    schema: code(least),
    defaultValues: { code: '' },
  });
  const sent = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (refused !== undefined) setFocus('code', { shouldSelect: getValues('code') === sent.current });
  }, [refused, announceKey, setFocus, getValues]);
  const typed = useWatch({ control, name: 'code' });
  const isTooLong = length !== undefined && typed.length > length;
  const { error, ...registered } = field('code', { onChange: () => onType?.() });

  function send(value: string) {
    sent.current = getValues('code');
    if (isTooLong) setFocus('code', { shouldSelect: true });
    else onSubmit(value);
  }
  return {
    isEmpty: typed.trim() === '',
    field: { ...registered, error: isTooLong ? t('code.tooLong') : error === undefined ? refused : missing },
    submit: (event: FormEvent) => void handleSubmit((values) => send(values.code))(event),
    clear: () => resetField('code'),
  };
}
