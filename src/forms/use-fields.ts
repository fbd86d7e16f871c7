import { useRef } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../texts/i18n';
import { hasLeft } from '../ui/asked';
import { isFieldReason, isRefusal } from './fields/field-reason';

interface Fields<Values extends FieldValues, Context, Checked> extends UseFormReturn<Values, Context, Checked> {
  field: <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  messageOf: (key: string | undefined) => string | undefined;
}

/**
 * `useForm`, for a form whose schema names its errors by the keys of locales/en/fields.json. A field is judged when it is
 * left, and from then on with each key, so that a corrected value does not stay red.
 */
export function useFields<Values extends FieldValues, Context, Checked>(
  props: UseFormProps<Values, Context, Checked>,
): Fields<Values, Context, Checked> {
  const { t: tf } = useTranslation('fields');
  const form = useForm({ mode: 'onTouched', ...props });
  /** Undefined until the form has emptied itself. */
  const typedSinceReset = useRef<Set<string>>(undefined);

  function messageOf(key: string | undefined): string | undefined {
    if (isFieldReason(key)) return tf(key);
    return isRefusal(key) ? i18n.t(key) : key;
  }
  /**
   * The app has taken the focus from the field, as a dialog does that opens, or it has emptied the field. Or the field is
   * the only one and empty. Then it is not missing yet.
   */
  function isUnfinished(name: FieldPath<Values>): boolean {
    if (!hasLeft() || typedSinceReset.current?.has(name) === false) return true;
    return !form.getValues(name) && Object.keys(form.getValues()).length === 1;
  }
  const register: typeof form.register = (name, options) => {
    const { onBlur, onChange, ...registered } = form.register(name, options);
    return {
      ...registered,
      onBlur: async (event) => (isUnfinished(name) ? undefined : onBlur(event)),
      onChange: (event) => {
        typedSinceReset.current?.add(name);
        return onChange(event);
      },
    };
  };
  const reset: typeof form.reset = (...how) => {
    typedSinceReset.current = new Set();
    form.reset(...how);
  };
  function field<Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) {
    const { error } = form.getFieldState(name, form.formState);
    return { ...register(name, options), error: messageOf(error?.message) };
  }
  return { ...form, register, reset, field, messageOf };
}
