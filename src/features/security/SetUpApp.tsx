import { useId, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeForm } from '../../forms/use-code-form';
import { useSubmission } from '../../forms/use-submission';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { copyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { codeProblemText } from './security.errors';
import { type AuthenticatorAppSetup, confirmAuthenticatorApp } from './security.api';
import { loadPart } from '../../texts/part';

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
  const code = useCodeForm({ missing: 'security:app.short', least: DIGITS, length: DIGITS });
  const confirming = useSubmission((typed: { code: string }) => confirmAuthenticatorApp(typed.code), {
    form: code,
    onSuccess: onDone,
    onError: code.clear,
  });
  const problem = confirming.error === null ? undefined : codeProblemText(t, confirming.error);
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const isOwnScheme = setup.otpauthUri.startsWith('otpauth:');

  return (
    <Dialog
      open
      title={t('app.setUp')}
      onCancel={onClose}
      cancelLabel={t('cancel')}
      okLabel={t('app.confirmCode')}
      okBusy={confirming.isBusy}
      form={formId}
    >
      <Form id={formId} onSubmit={confirming.send}>
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
          <Button
            compact
            variant="quiet"
            onClick={({ currentTarget }) =>
              void copyText(setup.secret, t('copied'), currentTarget.previousElementSibling)
            }
          >
            {t('copy')}
          </Button>
        </div>
        {problem !== undefined && (
          <Banner tone="error" announceKey={confirming.announceKey}>
            {problem}
          </Banner>
        )}
        <CodeField
          {...code.codeField}
          label={t('app.code')}
          length={DIGITS}
          // The field is where the user goes on. On a touch device the keyboard would cover the secret.
          data-focus-first={isTouch ? undefined : true}
        />
      </Form>
    </Dialog>
  );
}

/** Empty modules around the code (ISO/IEC 18004). */
const MARGIN = 4;

/**
 * A QR code on a white tile in every colour scheme, because readers need dark modules on a light ground. The library
 * loads with the first code; until then, and when it fails, the secret below does the same.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadPart(() => import('lean-qr')).then(
      ({ generate }) => {
        if (!isGone) setDrawing(drawingOf(generate(text)));
      },
      () => undefined,
    );
    return () => void (isGone = true);
  }, [text]);
  const side = (drawing?.size ?? 0) + 2 * MARGIN;
  return (
    <svg className="security__qr" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`}>
      {drawing && <path d={drawing.path} />}
    </svg>
  );
}

function drawingOf(code: { readonly size: number; get: (x: number, y: number) => boolean }) {
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
  return { path, size: code.size };
}
