import './tooltip.css';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { InfoIcon } from './Icons';

export interface TooltipProps {
  /** What the button is for: "About secure information". */
  label: string;
  /** The text that it shows. */
  children: ReactNode;
}

/**
 * A button that shows a text (a "toggletip"): by mouse, finger or keyboard, read when it appears, closed by Escape, by a second press
 * or when the focus leaves. It needs no hovering, so that phones have it too (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <span
      className="ui-tip"
      ref={box}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button type="button" className="ui-tip__button" aria-label={label} aria-expanded={isOpen} aria-controls={id} onKeyDown={onKeyDown} onClick={() => setOpen(!isOpen)}>
        <InfoIcon size={16} />
      </button>
      <span className="ui-tip__text" id={id} role="status">
        {isOpen && <span className="ui-tip__bubble">{children}</span>}
      </span>
    </span>
  );
}
