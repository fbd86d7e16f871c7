import { SelectField } from '../../../../src/ui/SelectField';
import { TextField } from '../../../../src/ui/TextField';
import type { Parameter } from '../contract/operation';
import { Marked } from '../../parts/Marked';

interface ParameterFieldProps {
  parameter: Parameter;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

/** A field for one parameter: a choice where the contract lists the values. */
export function ParameterField({ parameter, value, error, onValue }: ParameterFieldProps) {
  const { name, place, isRequired, description, schema } = parameter;
  const values = schema.type === 'boolean' ? ['true', 'false'] : schema.type.startsWith('list') ? [] : schema.values;
  const field = {
    label: `${name} (${place})`,
    value,
    error,
    optional: !isRequired,
    hint: description === '' ? undefined : <Marked text={description} />,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  if (values.length === 0) return <TextField {...field} spellCheck={false} />;
  const options = values.map((one) => ({ value: one, label: one }));
  return <SelectField {...field} options={isRequired ? options : [{ value: '', label: 'Not sent' }, ...options]} />;
}
