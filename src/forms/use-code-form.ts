import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useLayoutEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { code } from './fields/code';
import { useFields } from './use-fields';

interface CodeForm {
  /** The message for a code with fewer characters than `least`. */
  missing: string;
  least?: number;
  /** What the service says of the last code. The field then gets the focus, at each `announceKey` again. */
  refused?: string | undefined;
  announceKey?: number;
  onType?: () => void;
  onSubmit: (code: string) => void;
}

/** The form of a one-time code. */
export function useCodeForm({ missing, least = 1, refused, announceKey, onType, onSubmit }: CodeForm) {
  const { field, control, handleSubmit, setFocus, resetField } = useFields({
    resolver: zodResolver(code(least)),
    defaultValues: { code: '' },
  });
  useLayoutEffect(() => {
    if (refused !== undefined) setFocus('code');
  }, [refused, announceKey, setFocus]);
  const { error, ...registered } = field('code', { onChange: () => onType?.() });
  return {
    isEmpty: useWatch({ control, name: 'code' }).trim() === '',
    field: { ...registered, error: error === undefined ? refused : missing },
    submit: (event: FormEvent) => void handleSubmit((typed) => onSubmit(typed.code))(event),
    clear: () => resetField('code'),
  };
}
