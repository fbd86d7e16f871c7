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
import { isFieldReason, isRefusal } from './fields/field-reason';

interface Fields<Values extends FieldValues, Context, Checked> extends UseFormReturn<Values, Context, Checked> {
  field: <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  messageOf: (key: string | undefined) => string | undefined;
  /** Judges a refused value again with each key, so that a corrected one does not stay red until the next submit. */
  judgeAgain: (name: FieldPath<Values>) => void;
}

/** `useForm`, for a form whose schema names its errors by the keys of locales/en/fields.json. */
export function useFields<Values extends FieldValues, Context, Checked>(
  props: UseFormProps<Values, Context, Checked>,
): Fields<Values, Context, Checked> {
  const { t: tf } = useTranslation('fields');
  const form = useForm(props);

  function messageOf(key: string | undefined): string | undefined {
    if (isFieldReason(key)) return tf(key);
    return isRefusal(key) ? i18n.t(key) : key;
  }
  function field<Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) {
    const { error } = form.getFieldState(name, form.formState);
    return { ...form.register(name, options), error: messageOf(error?.message) };
  }
  function judgeAgain(name: FieldPath<Values>): void {
    if (form.getFieldState(name).invalid) void form.trigger(name);
  }
  return { ...form, field, messageOf, judgeAgain };
}
