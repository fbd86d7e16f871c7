import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../src/ui/SelectField';
import { peopleQuery } from '../data/queries';

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

/** Texts of scenarios have code between backquotes. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
}

interface PersonChoiceProps extends Omit<ChoiceProps, 'options'> {
  /** An option before the people, such as "everyone". */
  first?: ChoiceOption;
}

export function PersonChoice({ first, ...choice }: PersonChoiceProps) {
  const { data = [] } = useQuery(peopleQuery);
  const people = data.map(({ id, username, description }) => ({
    value: id,
    label: username === null || username === id ? id : `${id} (${username})`,
    about: description,
  }));
  return <Choice {...choice} options={first ? [first, ...people] : people} />;
}
