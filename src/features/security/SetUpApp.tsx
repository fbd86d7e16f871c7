import { type FormEvent, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../forms/use-submission';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { copyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/Dialog';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { codeProblemText } from './security.errors';
import { QrCode } from './QrCode';
import { type AuthenticatorAppSetup, confirmAuthenticatorApp } from './security.api';

const DIGITS = 6;

interface SetUpAppProps {
  setup: AuthenticatorAppSetup;
  onClose: () => void;
  onDone: () => void;
}

/**
 * The secret of an authenticator app as a QR code and as text, and the field for its first code. On a touch device the
 * app is on the same device, so the link that opens it comes first.
 */
export function SetUpApp({ setup, onClose, onDone }: SetUpAppProps) {
  const { t } = useTranslation('security');
  const formId = useId();
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const confirming = useSubmission((value: string) => confirmAuthenticatorApp(value), {
    onSuccess: onDone,
    onError: () => setCode(''),
  });
  const problem = confirming.error === null ? undefined : codeProblemText(t, confirming.error);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const isOwnScheme = setup.otpauthUri.startsWith('otpauth:');

  useLayoutEffect(() => {
    if (confirming.error !== null || isShort) focusById('appCode');
  }, [confirming.error, confirming.announceKey, isShort]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsShort(code.length < DIGITS);
    if (code.length === DIGITS) confirming.submit(code);
  }

  return (
    <Dialog
      open
      title={t('app.setUp')}
      width="medium"
      onCancel={onClose}
      cancelLabel={t('cancel')}
      okLabel={t('app.confirmCode')}
      okBusy={confirming.isBusy}
      form={formId}
    >
      <Form id={formId} onSubmit={submit}>
        {isTouch && isOwnScheme && (
          <a className="ui-button ui-button--secondary ui-button--wide" href={setup.otpauthUri}>
            <span className="ui-button__label">{t('app.open')}</span>
          </a>
        )}
        <p>{t('app.scan')}</p>
        <QrCode text={setup.otpauthUri} label={t('app.qr')} />
        <p>{t('app.secret')}</p>
        <div className="security__secret">
          <code translate="no">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <Button compact variant="quiet" onClick={() => void copyText(setup.secret, t('copied'))}>
            {t('copy')}
          </Button>
        </div>
        {problem !== undefined && (
          <Banner tone="error" announceKey={confirming.announceKey}>
            {problem}
          </Banner>
        )}
        <CodeField
          id="appCode"
          name="appCode"
          label={t('app.code')}
          value={code}
          // The field is where the user goes on. On a touch device the keyboard would cover the secret.
          data-focus-first={isTouch ? undefined : true}
          error={isShort ? t('app.short') : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
