import { useTranslation } from 'react-i18next';
import { usePageError } from '../../lib/navigation/page-title';
import { asTyped } from '../../ui/as-typed';
import { Banner } from '../../ui/Banner';
import { Button, SubmitButton } from '../../ui/Button';
import { Countdown } from '../../ui/Countdown';
import { Form } from '../../ui/Form';
import { FormMessage } from '../../ui/FormMessage';
import { PasswordField } from '../../ui/PasswordField';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { useUsernameForm } from './use-username-form';
import { companiesOf, type UsernameSettings } from './username.rules';

/**
 * The form: a username for each membership (one field for a single client), and the current password as confirmation.
 */
export function UsernameForm({ settings, onCancel }: { settings: UsernameSettings; onCancel: () => void }) {
  const { t } = useTranslation('username');
  const { associates } = settings;
  const count = associates.length;
  const { form, problem, isBusy, ...state } = useUsernameForm(settings);
  const isAtPassword = problem === 'password' || problem === 'passwordRequired';
  usePageError(state.hasProblem && !isBusy);
  return (
    <>
      <StepHeading step="form" subtitle={t('form.subtitle')}>
        {t(`form.title${companiesOf(count)}`)}
      </StepHeading>
      <Form ref={form} onSubmit={state.submit} checksOnEnter>
        {associates.map(({ associateId, clientName }, index) => {
          const found = state.problemOf(associateId);
          return (
            <TextField
              key={associateId}
              label={count === 1 ? t('form.username') : t('form.usernameAt', { client: clientName })}
              name={`username-${index + 1}`}
              autoComplete={count === 1 ? 'username' : 'off'}
              {...asTyped}
              value={state.usernames[associateId] ?? ''}
              readOnly={isBusy}
              error={found === undefined ? undefined : t(`problem.${found}`)}
              onChange={(event) => state.change(associateId, event.currentTarget.value)}
            />
          );
        })}
        <PasswordField
          label={t('form.password')}
          hint={t('form.passwordHint')}
          name="password"
          autoComplete="current-password"
          value={state.password}
          readOnly={isBusy}
          error={isAtPassword && !isBusy ? t(`problem.${problem}`) : undefined}
          onChange={(event) => state.changePassword(event.currentTarget.value)}
        />
        <FormMessage>
          {problem !== null && !isAtPassword && !isBusy && (
            <Banner tone="error" announceKey={state.announceKey}>
              <p>
                {problem === 'connection'
                  ? t('connection')
                  : problem === 'taken'
                    ? t('problem.unavailable')
                    : problem === 'tooMany'
                      ? t('problem.tooMany')
                      : t('unexpected')}
              </p>
              {state.until !== undefined && <Countdown until={state.until} onEnd={state.endWait} />}
            </Banner>
          )}
        </FormMessage>
        <SubmitButton
          busy={isBusy}
          busyLabel={t('form.submitting')}
          isReady={state.until === undefined && !state.hasEmpty}
        >
          {t('form.submit')}
        </SubmitButton>
        <Button variant="quiet" wide onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <SlowNotice busy={state.isSlow} onCancel={state.cancelSave} />
      </Form>
    </>
  );
}
