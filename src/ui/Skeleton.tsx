import './skeleton.css';
import { SlowNotice } from './SlowNotice';

export interface SkeletonProps {
  /** What is loading: "Loading contact methods...". For screen readers, which read it at once. */
  label: string;
  labelShown?: boolean;
  rows?: number;
  shape?: 'lines' | 'fields' | 'cards' | 'table';
}

/** Appears after 300 ms, so that a quick response causes no flash. */
export function Skeleton({ label, labelShown = false, rows = 3, shape = 'lines' }: SkeletonProps) {
  return (
    <>
      <div className={`ui-skeleton ui-skeleton--${shape}`} role="status">
        {labelShown ? <p>{label}</p> : <span className="ui-visually-hidden">{label}</span>}
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className="ui-skeleton__row" />
        ))}
      </div>
      <SlowNotice busy />
    </>
  );
}
