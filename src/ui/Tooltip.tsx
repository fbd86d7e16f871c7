import './tooltip.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { InfoIcon } from './Icons';

export interface TooltipProps {
  /** What the button is for: "About secure information". */
  label: string;
  /** The text that it shows. */
  children: ReactNode;
  /** Shows the label beside the icon; without it the icon stands alone, as at the end of a field's label. */
  withLabel?: boolean;
}

/**
 * A button that shows a text (a "toggletip"): by mouse, finger or keyboard, read when it appears, closed by Escape, by
 * a second press or when one goes elsewhere. It needs no hovering, so that phones have it too (WCAG 1.4.13).
 */
export function Tooltip({ label, children, withLabel = false }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    // Not by blur alone: Safari gives a pressed button no focus.
    function pressed(event: PointerEvent) {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    }
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    // Prevented, so that a dialog around it stays open.
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
        aria-label={withLabel ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={id}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(!isOpen)}
      >
        <InfoIcon size={16} />
        {withLabel && label}
      </button>
      <span className="ui-tip__text" id={id} role="status">
        {isOpen && <span className="ui-tip__bubble">{children}</span>}
      </span>
    </span>
  );
}
