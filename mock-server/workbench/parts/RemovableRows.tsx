import { Button } from '../../../src/ui/Button';
import { focusHome } from '../../../src/ui/focus-home';
import { keepFocusWithin } from '../../../src/ui/keep-focus-within';

interface RemovableRowsProps {
  rows: readonly { id: string; text: string }[];
  /** What the list says without rows. */
  empty: string;
  /** Removes a row; the list changes when the data does. */
  onRemove: (id: string) => Promise<void>;
  /** The name of the button; "Remove" by default. */
  action?: string;
}

/** Rows with a button each that removes the row. The focus goes to the list, because the pressed button disappears. */
export function RemovableRows({ rows, empty, onRemove, action = 'Remove' }: RemovableRowsProps) {
  return (
    <div ref={keepFocusWithin} {...focusHome}>
      {rows.length === 0 && <p className="wb-quiet">{empty}</p>}
      {rows.length > 0 && (
        <ul className="wb-rows">
          {rows.map(({ id, text }) => (
            <li key={id} className="wb-row wb-row--plain">
              <span>{text}</span>
              <Button compact onClick={() => onRemove(id)} aria-label={`${action}: ${text}`}>
                {action}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
