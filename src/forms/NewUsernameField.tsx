import { asTyped } from '../ui/as-typed';
import { TextField, type TextFieldProps } from '../ui/TextField';

export function NewUsernameField(field: TextFieldProps) {
  return <TextField {...asTyped} {...field} autoComplete="username" />;
}
