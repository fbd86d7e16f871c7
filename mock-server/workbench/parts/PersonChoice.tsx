import { usePeople } from '../data/people';
import { Choice } from './Choice';

interface PersonChoiceProps {
  label: string;
  value: string;
  onChoose: (id: string) => void;
  /** An option before the people, such as "everyone". */
  first?: { value: string; label: string };
}

export function PersonChoice({ label, value, onChoose, first }: PersonChoiceProps) {
  const people = usePeople().map(({ id, username, description, emails }) => ({
    value: id,
    label: username === null || username === id ? id : `${id} (${username})`,
    about: description,
    text: emails.join('\n'),
  }));
  return <Choice label={label} options={first ? [first, ...people] : people} value={value} onChoose={onChoose} />;
}
