import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstCode } from '../../lib/errors/outcomes';
import { orchestrator } from '../../api/clients';
import { done } from '../../api/response/unwrap';
import { fieldTexts } from '../../lib/forms/fields/texts';
import {
  isPasswordValid,
  passwordProblem,
  passwordProblems,
  passwordRules,
  passwordTexts,
} from '../../lib/forms/fields/password';
import { newUsernameProblem } from '../../lib/forms/fields/username';
import { continueAfterObligation } from '../../lib/obligations/continue-after-obligation';
import { useText } from '../../lib/i18n/i18n';
import { goTo } from '../../lib/navigation/navigation';
import { usePageError } from '../../lib/navigation/page-title';
import { paths } from '../../lib/navigation/paths';
import { keptText, usePersonalState } from '../../lib/forms/kept/use-personal-input';
import { useSubmission } from '../../lib/forms/use-submission';
import { configuredTarget } from '../../lib/navigation/redirects';
import { showToast } from '../../lib/feedback/toasts';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { Button, SubmitButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { PasswordField } from '../../ui/PasswordField';
import { PasswordRequirements } from '../../ui/PasswordRequirements';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { obligationTexts } from '../../lib/obligations/texts';

/**
 * Create basic credentials (see docs/product/4-states.md#obligation-pages): username, password and terms. Cancel goes
 * to logout.
 */
export function BasicCredentials() {
  const t = useText(obligationTexts);
  const tf = useText(fieldTexts);
  const tp = useText(passwordTexts);
  const { search } = useLocation();
  const [username, setUsername, forget] = usePersonalState('basic-credentials', '', keptText);
  const [password, setPassword] = useState('');
  const [accepts, setAccepts] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const create = useSubmission(
    async (body: { username: string; password: string }) => {
      const table = { DUPLICATE_USERNAME: true, ...passwordProblems };
      await done(orchestrator.POST('/persons/me/basic-credentials', { body }), { table });
      forget();
    },
    {
      onSuccess: () => {
        showToast('CREATED_BASIC_CREDENTIALS');
        void continueAfterObligation(search, configuredTarget('landing'));
      },
    },
  );
  const code = create.error === null ? undefined : firstCode(create.error);
  const passwordFailure = code === undefined ? undefined : passwordProblem(code);
  const usernameReason = isChecked ? newUsernameProblem(username) : null;
  const usernameError =
    usernameReason !== null
      ? tf(`username.${usernameReason}`)
      : code === 'DUPLICATE_USERNAME'
        ? t('basic.taken')
        : undefined;
  const passwordError =
    isChecked && !isPasswordValid(password) ? tp('problem.rules') : passwordFailure && tp(passwordFailure);
  const termsError = isChecked && !accepts ? tf('terms.required') : undefined;
  const hasOtherFailure = code !== undefined && code !== 'DUPLICATE_USERNAME' && passwordFailure === undefined;
  usePageError(
    usernameError !== undefined || passwordError !== undefined || termsError !== undefined || hasOtherFailure,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isBusy || create.isDone) return;
    setChecked(true);
    if (newUsernameProblem(username) === null && isPasswordValid(password) && accepts) {
      setChecked(false);
      create.submit({ username: username.trim(), password });
    } else queueMicrotask(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const isEmpty = username === '' || password === '';
  return (
    <>
      <StepHeading subtitle={t('basic.subtitle')}>{t('basic.title')}</StepHeading>
      <Form ref={form} onSubmit={submit}>
        <TextField
          label={t('basic.username')}
          hint={t('basic.usernameHint')}
          name="username"
          autoComplete="username"
          {...asTyped}
          value={username}
          error={usernameError}
          onChange={(event) => {
            setUsername(event.target.value);
            if (create.error !== null) create.cancel();
          }}
        />
        <PasswordField
          label={t('basic.password')}
          name="password"
          autoComplete="new-password"
          value={password}
          error={passwordError}
          aria-describedby="password-rules"
          onChange={(event) => {
            setPassword(event.target.value);
            if (create.error !== null) create.cancel();
          }}
        />
        <PasswordRequirements
          id="password-rules"
          requirements={passwordRules(password).map(({ id, isMet }) => ({ id, isMet, label: tp(`rule.${id}`) }))}
        />
        <Checkbox
          name="terms"
          label={t('basic.terms')}
          checked={accepts}
          error={termsError}
          onChange={(event) => setAccepts(event.target.checked)}
        />
        <TextLink href={paths.legal()} newTab>
          {t('basic.readTerms')}
        </TextLink>
        <FormMessage>
          {hasOtherFailure && (
            <Banner tone="error" announceKey={create.announceKey}>
              {t('basic.problem')}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton busy={create.isBusy || create.isDone} busyLabel={t('basic.creating')} isReady={!isEmpty}>
          {t('basic.create')}
        </SubmitButton>
        <SlowNotice busy={create.isBusy} />
        <Button variant="quiet" wide onClick={() => goTo(paths.logout())}>
          {t('logout')}
        </Button>
      </Form>
    </>
  );
}
