import { Button } from '../../../src/ui/Button';
import { focusHome } from '../../../src/ui/focus-home';
import { keepFocusWithin } from '../../../src/ui/keep-focus-within';

interface RemovableRowsProps {
  rows: readonly { id: string; text: string }[];
  /** The text of a list without rows. */
  empty: string;
  /** The list changes when the data does. */
  onRemove: (id: string) => Promise<void>;
}

/** The pressed button disappears with its row, so the focus goes to the list. */
export function RemovableRows({ rows, empty, onRemove }: RemovableRowsProps) {
  return (
    <div ref={keepFocusWithin} {...focusHome}>
      {rows.length === 0 && <p className="wb-quiet">{empty}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ id, text }) => (
            <li key={id} className="wb-row">
              <span>{text}</span>
              <Button compact onClick={() => onRemove(id)} aria-label={`Remove: ${text}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
