import './dialog.css';
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareAnnouncements } from './announce';
import { Button } from './Button';
import { classNames } from './class-names';
import { OfflineBar } from './OfflineBar';
import { focusHeading } from './focus-heading';
import { noteOpenDialog } from './open-dialogs';

export interface DialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Handles Escape, a press on the backdrop, and the cancel button. Omit it if the user must choose OK. */
  onCancel?: (() => void) | undefined;
  /** A form uses it to ask before typed input is lost. */
  onDismiss?: () => void;
  cancelLabel?: string;
  /**
   * Handles the OK button. Without it, the dialog shows only `actions` or cancel. Inside a form, pass `form` instead.
   */
  onOk?: (() => void) | undefined;
  okLabel?: string;
  okBusy?: boolean;
  okDisabled?: boolean;
  danger?: boolean;
  focusOnOk?: boolean;
  form?: string;
  actions?: ReactNode;
  width?: 'small' | 'large';
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog on the native `<dialog>`. The browser makes the page behind it inert, keeps the focus inside and later
 * restores it. While closed, the element stays in the page without content. The bar of a lost network is inside too,
 * because the one of the page lies behind the dialog. Browsers without `closedby` ignore a press on the backdrop.
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
  const titleId = useId();
  const bodyId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    prepareAnnouncements(element);
    focusFirst(element);
    // Not every screen reader says the name of a dialog, or what it asks. So its first control says it.
    const first = document.activeElement;
    const about = role === 'alertdialog' ? bodyId : (first?.getAttribute('aria-describedby') ?? '');
    first?.setAttribute('aria-describedby', classNames(titleId, about));
    const noteClosed = noteOpenDialog(element);
    // Closing the element before its removal restores the focus. A passive effect would run after the removal.
    return () => {
      element.close();
      noteClosed();
      // Nothing had the focus before the dialog, or it has disappeared meanwhile.
      if (document.activeElement === document.body) focusHeading();
    };
  }, [open, role, titleId, bodyId]);

  const closesOutside = onDismiss !== undefined && !buttons.okBusy;
  const asksFirst = onDismiss !== onCancel;

  function cancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss?.();
    // A press on the backdrop has moved the focus off the button, and the dialog stays open.
    if (asksFirst && dialog.current) focusFirst(dialog.current);
  }

  /**
   * Handles the browser's guard against traps: a second Escape in a row closes the dialog without a cancel event. A
   * dialog without `onDismiss`, or one that asks first, opens again until the screen has decided.
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
      aria-labelledby={open ? titleId : undefined}
      onCancel={cancel}
      onClose={closed}
      closedby={closesOutside ? 'any' : 'none'}
    >
      {open && (
        <>
          <OfflineBar />
          <div className="ui-dialog__inside">
            <h2 id={titleId}>{title}</h2>
            <div className="ui-dialog__body" id={bodyId}>
              {children}
            </div>
            <Actions {...buttons} onCancel={onCancel} />
          </div>
        </>
      )}
    </dialog>
  );
}

/** A question puts `data-focus-first` on the safer button. Otherwise the browser's own choice stays. */
function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
}

type ActionsProps = Omit<DialogProps, 'open' | 'title' | 'children' | 'onDismiss' | 'width' | 'role'>;

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
  const { t } = useTranslation('ui');
  return (
    <div className="ui-dialog__actions">
      {actions ?? (
        <>
          {onCancel && (
            <Button onClick={onCancel} disabled={okBusy}>
              {cancelLabel ?? t('dialog.cancel')}
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
              {okLabel ?? t('dialog.ok')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
