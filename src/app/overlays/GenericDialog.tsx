import type { OpenDialog } from '../../forms/dialogs';
import { Dialog } from '../../ui/Dialog';

const stay = () => undefined;

export default function GenericDialog({ dialog }: { dialog: OpenDialog }) {
  const { title, body, ok, cancel, isDangerous = false, needsButton = false, close } = dialog;
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      okLabel={ok}
      onOk={() => close(true)}
      danger={isDangerous}
      focusOnOk={!isDangerous}
      {...(cancel !== undefined && { cancelLabel: cancel, onCancel: () => close(false) })}
      {...(needsButton && { onDismiss: stay })}
    >
      {body}
    </Dialog>
  );
}
