import { TextField } from '../../../src/ui/TextField';

interface FindProps {
  label: string;
  value: string;
  onFind: (text: string) => void;
  /** The form cannot be sent with a problem. */
  problem?: string;
}

export function Find({ label, value, onFind, problem = '' }: FindProps) {
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onFind(event.target.value)}
      ref={(field) => field?.setCustomValidity(problem)}
      error={problem === '' ? undefined : problem}
      className="wb-find"
    />
  );
}
