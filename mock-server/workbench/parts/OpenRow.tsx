import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../../src/ui/Icons';

interface OpenRowProps {
  /** Sets the colour of the row's start: well, refused or still open, failed, off the contract. */
  kind: 'good' | 'refused' | 'failed' | 'broken';
  name: string;
  /** Further texts of the closed row. */
  notes?: readonly string[];
  /** A problem, in the colour of danger. */
  warning?: string | undefined;
  /** Text at the end of the row, such as its time. */
  end: string;
  children: ReactNode;
}

/** A closed row renders none of its content. */
export function OpenRow({ kind, name, notes = [], warning, end, children }: OpenRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="wb-row" data-kind={kind}>
      <button
        type="button"
        className="wb-row__open"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDownIcon size={16} />
        <span className="wb-row__text">
          <span className="wb-row__name">{name}</span>
          {notes.length > 0 && <span>{notes.join(', ')}</span>}
          {warning !== undefined && <strong>{warning}</strong>}
          <span className="wb-quiet wb-row__end">{end}</span>
        </span>
      </button>
      {isOpen && (
        <div id={id} className="wb-row__content">
          {children}
        </div>
      )}
    </li>
  );
}
