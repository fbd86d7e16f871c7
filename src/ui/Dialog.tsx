import './dialog.css';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from './Button';
import { classNames } from './class-names';
import { useUiText } from './text';

export interface DialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Escape, a press on the backdrop, and the cancel button. Leave out for a dialog that must be answered with OK. */
  onCancel?: () => void;
  /**
   * Escape and a press on the backdrop, where these differ from the cancel button: a form that asks before typed input
   * is dropped.
   */
  onDismiss?: () => void;
  cancelLabel?: string;
  /**
   * The OK button; without it only `actions` (or cancel) stand below. Inside a form give `form`, the id that OK
   * submits.
   */
  onOk?: () => void;
  okLabel?: string;
  okBusy?: boolean;
  okDisabled?: boolean;
  /** OK destroys something: it is drawn in red. */
  danger?: boolean;
  /** OK takes the focus, and not the first button or field. */
  focusOnOk?: boolean;
  /** Id of a form in the body that OK submits. */
  form?: string;
  /** Buttons of the dialog's own instead of OK and cancel. */
  actions?: ReactNode;
  /** 28 rem, 450 px (impersonation) or 750 px (client search); docs/product/9-limits.md. */
  width?: 'small' | 'medium' | 'large';
  /** "alertdialog" for a question that stops the person: discarding changes, a session about to end. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog on the native `<dialog>`: it makes the page behind it inert, keeps the focus inside and gives it back
 * to where it came from. It stands in the page while closed, empty.
 */
export function Dialog({
  open,
  title,
  children,
  onCancel,
  onDismiss = onCancel,
  width = 'small',
  role = 'dialog',
  ...buttons
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const bodyId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    focusFirst(element);
    // Closing it while it still stands in the page is what gives the focus back; a passive effect would come after its
    // removal.
    return () => element.close();
  }, [open]);

  const closesOutside = onDismiss !== undefined && !buttons.okBusy;
  const asksFirst = onDismiss !== onCancel;
  useEffect(() => {
    const element = dialog.current;
    // Safari before 26.2 and Firefox before 141 know no `closedby`: they tell nothing of a press on the backdrop.
    if (!open || !element || !closesOutside || 'closedBy' in HTMLDialogElement.prototype) return;
    const isBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return target === element && (clientX < left || clientX > right || clientY < top || clientY > bottom);
    };
    // Both ends of the press count, so that a text selected from inside to outside closes nothing.
    const pressed = (event: PointerEvent) => void (pressedOutside.current = isBackdrop(event));
    const clicked = (event: MouseEvent) => {
      if (!pressedOutside.current || !isBackdrop(event)) return;
      onDismiss?.();
      // The press took the focus from the button, and the dialog stays.
      if (asksFirst) focusFirst(element);
    };
    element.addEventListener('pointerdown', pressed);
    element.addEventListener('click', clicked);
    return () => {
      element.removeEventListener('pointerdown', pressed);
      element.removeEventListener('click', clicked);
    };
  }, [open, closesOutside, asksFirst, onDismiss]);

  /** Escape or a press on the backdrop. Whether it closes is the screen's to decide. */
  function cancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss?.();
    // A press on the backdrop has taken the focus from the button, and the dialog stays.
    if (asksFirst && dialog.current) focusFirst(dialog.current);
  }

  /**
   * A second Escape in a row closes the dialog without asking (the browser's guard against traps). A screen that has no
   * say opens it again, and so does one that asks first: the dialog stays until the screen has decided.
   */
  function closed() {
    if (!open || dialog.current?.open) return;
    if (dialog.current && (onDismiss === undefined || asksFirst)) {
      dialog.current.showModal();
      focusFirst(dialog.current);
    }
    onDismiss?.();
  }

  return (
    <dialog
      ref={dialog}
      className={classNames('ui-dialog', `ui-dialog--${width}`)}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={cancel}
      onClose={closed}
      closedby={closesOutside ? 'any' : 'none'}
    >
      {open && (
        <div className="ui-dialog__inside">
          <h2 id={titleId}>{title}</h2>
          <div className="ui-dialog__body" id={bodyId}>
            {children}
          </div>
          <Actions {...buttons} onCancel={onCancel} />
        </div>
      )}
    </dialog>
  );
}

/** The browser focuses the first button or field; a question may name a safer button with `data-focus-first`. */
function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
}

type ActionsProps = Pick<
  DialogProps,
  | 'onCancel'
  | 'cancelLabel'
  | 'onOk'
  | 'okLabel'
  | 'okBusy'
  | 'okDisabled'
  | 'danger'
  | 'focusOnOk'
  | 'form'
  | 'actions'
>;

function Actions({
  onCancel,
  cancelLabel,
  onOk,
  okLabel,
  okBusy,
  okDisabled,
  danger,
  focusOnOk,
  form,
  actions,
}: ActionsProps) {
  const { text } = useUiText();
  return (
    <div className="ui-dialog__actions">
      {actions ?? (
        <>
          {onCancel && (
            <Button onClick={onCancel} disabled={okBusy}>
              {cancelLabel ?? text('dialog.cancel')}
            </Button>
          )}
          {(onOk ?? form) && (
            <Button
              variant={danger ? 'danger' : 'primary'}
              type={form ? 'submit' : 'button'}
              form={form}
              busy={okBusy}
              disabled={okDisabled}
              data-focus-first={focusOnOk || undefined}
              onClick={onOk}
            >
              {okLabel ?? text('dialog.ok')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
