import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useForm,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { i18n } from '../texts/i18n';
import { hasLeft } from '../ui/last-action';
import { plainText } from '../ui/plain-text';
import { isFieldReason, isRefusal } from './fields/field-reason';
import type { Problem } from './use-submission';

interface FieldsProps<Values extends FieldValues> extends Omit<UseFormProps<Values>, 'resolver'> {
  schema: z.ZodMiniType<Values, Values>;
  /**
   * What the button waits for: that no value is missing, that all meet their rules, or nothing, where the words of an
   * empty field are needed.
   */
  waitsFor?: 'values' | 'rules' | 'nothing';
}

export interface Fields<Values extends FieldValues> extends UseFormReturn<Values> {
  field: <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  messageOf: (key: string | undefined) => string | undefined;
  typed: Values;
  /** Whether the values can be sent (`waitsFor`). */
  isReady: boolean;
  hasErrors: boolean;
  /** The service refused the values. A field loses the message with its first key. */
  refuse: (problem: Problem<FieldPath<Values>>) => void;
}

/**
 * `useForm`, for a form whose schema names its errors by the keys of locales/en/fields.json. A field is judged when it is
 * left, and from then on with each key, so that a corrected value does not stay red.
 */
export function useFields<Values extends FieldValues>({
  schema,
  waitsFor = 'values',
  ...props
}: FieldsProps<Values>): Fields<Values> {
  const { t: tf } = useTranslation('fields');
  const form = useForm({ mode: 'onTouched', resolver: zodResolver(schema), ...props });
  const typed = useWatch({ control: form.control, compute: (values: Values) => values });
  /** What the user has typed in since the form opened or emptied itself. */
  const touched = useRef(new Set<string>());

  function messageOf(key: string | undefined): string | undefined {
    if (isFieldReason(key)) return tf(key);
    return isRefusal(key) ? i18n.t(key) : key;
  }
  /**
   * The app has taken the focus from the field, as a dialog does that opens. Or the field is empty, and the user only
   * walks through, or has no other field.
   */
  function isUnfinished(name: FieldPath<Values>): boolean {
    const isOnly = Object.keys(form.getValues()).length === 1;
    return !hasLeft() || (!form.getValues(name) && (isOnly || !touched.current.has(name)));
  }
  const register: typeof form.register = (name, options) => {
    const { onBlur, onChange, ...registered } = form.register(name, options);
    return {
      ...registered,
      onBlur: async (event) => (isUnfinished(name) ? undefined : onBlur(event)),
      onChange: (event) => {
        touched.current.add(name);
        return onChange(event);
      },
    };
  };
  const reset: typeof form.reset = (...how) => {
    touched.current = new Set();
    form.reset(...how);
  };
  function field<Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) {
    const { error } = form.getFieldState(name, form.formState);
    return { ...register(name, options), error: messageOf(error?.message) };
  }
  function refuse({ fields = [], forget, focus }: Problem<FieldPath<Values>>): void {
    if (forget !== undefined) form.resetField(forget);
    if (focus !== undefined) form.setFocus(focus);
    for (const [index, [name, message]] of fields.entries())
      form.setError(name, { message }, { shouldFocus: index === 0 });
  }
  return {
    ...form,
    register,
    reset,
    field,
    messageOf,
    typed,
    isReady: isReady(schema, typed, waitsFor),
    hasErrors: Object.keys(form.formState.errors).length > 0,
    refuse,
  };
}

/** A value is missing when it is empty and breaks a rule. */
export function isReady<Values>(
  schema: z.ZodMiniType<Values, Values>,
  values: Values,
  waitsFor: FieldsProps<FieldValues>['waitsFor'] = 'values',
): boolean {
  if (waitsFor === 'nothing') return true;
  const issues = schema.safeParse(values).error?.issues ?? [];
  return !issues.some(({ path }) => waitsFor === 'rules' || isEmpty(get(values, path.join('.'))));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && plainText(value) === '';
}
