import './avatar.css';
import { initialsOf } from './initials';

export interface AvatarProps {
  firstName: string;
  lastName?: string;
  size?: 'small' | 'large';
}

/** The initials of a person or company in a disc. Decoration only: the name is always next to it. */
export function Avatar({ firstName, lastName = '', size = 'small' }: AvatarProps) {
  return (
    <span className={`ui-avatar ui-avatar--${size}`} aria-hidden="true">
      {initialsOf(firstName, lastName)}
    </span>
  );
}
