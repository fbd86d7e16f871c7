import { SelectField } from '../../../src/ui/SelectField';
import { Marked } from './Marked';

interface ChoiceOption {
  value: string;
  label: string;
  /** Explains the option. */
  about?: string;
}

interface ChoiceProps {
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onChoose: (value: string) => void;
}

/** A select that explains the chosen option below it. */
export function Choice({ label, options, value, onChoose }: ChoiceProps) {
  const about = options.find((one) => one.value === value)?.about;
  return (
    <div className="wb-choice">
      <SelectField
        label={label}
        value={value}
        options={options.map((one) => ({ value: one.value, label: one.label }))}
        onChange={(event) => onChoose(event.target.value)}
      />
      {about !== undefined && (
        <p className="wb-about">
          <Marked text={about} />
        </p>
      )}
    </div>
  );
}
