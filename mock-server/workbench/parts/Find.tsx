import { TextField } from '../../../src/ui/TextField';

interface FindProps {
  label: string;
  value: string;
  onFind: (text: string) => void;
}

export function Find({ label, value, onFind }: FindProps) {
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onFind(event.target.value)}
      className="wb-find"
    />
  );
}
