import type { OpenDialog } from '../../lib/feedback/dialogs';
import { Dialog } from '../../ui/Dialog';

/** The generic modal (see docs/product/2-screens.md#other-ui): title, body, OK and cancel. */
export default function GenericDialog({ dialog }: { dialog: OpenDialog }) {
  const { title, body, ok, cancel, isDangerous, close } = dialog;
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      okLabel={ok}
      onOk={() => close(true)}
      {...(cancel !== undefined && { cancelLabel: cancel, onCancel: () => close(false) })}
      {...(isDangerous !== undefined && { danger: isDangerous })}
    >
      {body}
    </Dialog>
  );
}
