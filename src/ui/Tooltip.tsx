import './tooltip.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { InfoIcon } from './Icons';

export interface TooltipProps {
  label: string;
  children: ReactNode;
}

/**
 * A button that shows a text (a "toggletip"), by mouse, finger or keyboard. Screen readers read the text when it
 * appears. Escape, a second press or leaving it closes the text. It needs no hovering, so it works on phones too (WCAG
 * 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    // Blur alone is not enough: Safari gives a pressed button no focus.
    function pressed(event: PointerEvent) {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    }
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    // Keeps a surrounding dialog open.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  }

  return (
    <span
      className="ui-tip"
      ref={box}
      onBlur={(event) => {
        if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className="ui-tip__button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(!isOpen)}
      >
        <InfoIcon size={16} />
      </button>
      <span className="ui-tip__text" id={id} role="status">
        {isOpen && <span className="ui-tip__bubble">{children}</span>}
      </span>
    </span>
  );
}
