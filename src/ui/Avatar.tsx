import './row.css';
import { initialsOf } from './initials';

export interface AvatarProps {
  names: readonly string[];
  size?: 'small' | 'large';
}

/** The initials of a person or company in a disc. Decoration only: the name is always next to it. */
export function Avatar({ names, size = 'small' }: AvatarProps) {
  return (
    <span className={`ui-avatar ui-avatar--${size}`} aria-hidden="true">
      {initialsOf(...names)}
    </span>
  );
}
