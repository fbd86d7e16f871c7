import './skeleton.css';
import { SlowNotice } from './SlowNotice';
import { VisuallyHidden } from './VisuallyHidden';

export interface SkeletonProps {
  /**
   * What is loading: "Loading contact methods..." It is read at once and seen only by those who cannot see the shapes.
   */
  label: string;
  rows?: number;
  /** "lines" for text, "fields" for a form, "cards" for a list of cards. */
  shape?: 'lines' | 'fields' | 'cards';
}

/**
 * The shape of what is to come; it appears after 300 ms, so that a quick answer brings no flash. After 5 s it says that
 * it takes its time.
 */
export function Skeleton({ label, rows = 3, shape = 'lines' }: SkeletonProps) {
  return (
    <>
      <div className={`ui-skeleton ui-skeleton--${shape}`} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className="ui-skeleton__row" />
        ))}
      </div>
      <SlowNotice busy />
    </>
  );
}
