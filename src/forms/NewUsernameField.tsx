import { asTyped } from '../ui/as-typed';
import { TextField, type TextFieldProps } from '../ui/TextField';

/** A new username, which browsers neither correct nor capitalise, and password managers save. */
export function NewUsernameField(field: TextFieldProps) {
  return <TextField {...asTyped} {...field} autoComplete="username" />;
}
