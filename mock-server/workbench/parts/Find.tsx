import { TextField } from '../../../src/ui/TextField';

export function Find({ label, value, onFind }: { label: string; value: string; onFind: (text: string) => void }) {
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
