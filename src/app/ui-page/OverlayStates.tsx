import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog, type DialogProps } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { TextField } from '../../ui/TextField';
import { ToastRegion, type ToastView } from '../../ui/ToastRegion';
import { Tooltip } from '../../ui/Tooltip';
import { Row, State } from './State';

export function OverlayStates() {
  const [toasts, setToasts] = useState<readonly ToastView[]>([]);
  const show = (type: ToastView['type'], message: string) => setToasts([...toasts, { id: Date.now(), type, message }]);
  return (
    <>
      <State name="Dialogs">
        <Opener name="Question" okLabel="Discard" danger role="alertdialog" title="Discard your changes?">
          <p>What you changed on this page has not been saved.</p>
        </Opener>
        <Opener name="Notice" onlyOk title="Password changed">
          <p>Sign in with your new password. You will be signed out in 8 seconds.</p>
        </Opener>
        <Opener name="Form" width="medium" form="kit-dialog-form" okLabel="Add" title="Add an email">
          <Form id="kit-dialog-form" onSubmit={(event) => event.preventDefault()}>
            <TextField label="Email" name="dialog-email" autoComplete="email" type="email" />
          </Form>
        </Opener>
        <Opener name="Busy" okBusy title="Select one client to add to your account:" width="large">
          <p>It waits for the response; nothing closes it meanwhile.</p>
        </Opener>
      </State>
      <State name="Toasts">
        <Row>
          <Button onClick={() => show('success', 'Your regional settings were saved.')}>Success</Button>
          <Button onClick={() => show('info', 'We sent you a code.')}>Information</Button>
          <Button onClick={() => show('error', 'The email couldn’t be sent. Please try again.')}>Error</Button>
        </Row>
      </State>
      <State name="Tip">
        <div>
          <Tooltip label="About secure information">
            Your data travels encrypted. Look for the lock in the address bar.
          </Tooltip>
        </div>
        <div>
          <Tooltip label="Why do you ask for this?" withLabel>
            We compare it with what your employer has on file, so that no one else can use your invitation.
          </Tooltip>
        </div>
      </State>
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((one) => one.id !== id))} />
    </>
  );
}

function Opener({ name, onlyOk, ...dialog }: Omit<DialogProps, 'open'> & { name: string; onlyOk?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Dialog {...dialog} open={open} onOk={dialog.form ? undefined : close} onCancel={onlyOk ? undefined : close} />
    </>
  );
}
