import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../api/response/api-error';
import { useAddContact } from '../../lib/forms/add-contact';
import { FALLBACK_REDIRECTS } from '../../lib/config/constants';
import { useText } from '../../lib/i18n/i18n';
import { usePageError } from '../../lib/navigation/page-title';
import { checkedTarget, isOwnRoute } from '../../lib/navigation/redirects';
import { continueAfterObligation } from '../../lib/obligations/continue-after-obligation';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { focusById } from '../../ui/focus';
import { Form } from '../../ui/Form';
import { LinkButton } from '../../ui/LinkButton';
import { PurposeField } from '../../ui/PurposeField';
import { SlowNotice } from '../../ui/SlowNotice';
import { StepHeading } from '../../ui/StepHeading';
import { TextField } from '../../ui/TextField';
import { addContactTexts } from './texts';
import { type AddProblem, addProblemOf } from './add-contact.problems';

interface AddContactFormProps {
  type: 'email' | 'phone';
  /** Converts the typed text into the request value; null when it is not a valid address or number. */
  toValue: (typed: string) => string | null;
  /** Content above the field. */
  before?: ReactNode;
}

/**
 * The form that adds a contact (see docs/product/2-screens.md). After success it goes to redirectUrl or "/", on cancel
 * to cancelUrl or /auth/logout.
 */
export function AddContactForm({ type, toValue, before }: AddContactFormProps) {
  const t = useText(addContactTexts);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isPersonal, setPersonal] = useState(true);
  const [problem, setProblem] = useState<AddProblem | null>(null);
  const add = useMutation({
    mutationFn: useAddContact(),
    onSuccess: () => {
      // The user, the contact list and the obligations have changed.
      void queries.invalidateQueries({ refetchType: 'none' });
      void continueAfterObligation(search, FALLBACK_REDIRECTS.addContact);
    },
    onError: (error) => {
      if (!(isApiError(error) && error.handled)) fail(addProblemOf(error));
    },
  });
  const isBusy = add.isPending || add.isSuccess;
  const isAtField = problem === 'invalid' || problem === 'duplicate';
  const cancelTarget = checkedTarget(query.get('cancelUrl')) ?? FALLBACK_REDIRECTS.cancel;
  usePageError(problem !== null);

  function fail(what: AddProblem) {
    setProblem(what);
    focusById('contact-value');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    const value = toValue(typed);
    if (value === null) fail('invalid');
    else add.mutate({ kind: type === 'email' ? 'EMAIL' : 'PHONE', value, isPersonal });
  }

  return (
    <>
      <StepHeading subtitle={t(`${type}.subtitle`)}>{t(`${type}.title`)}</StepHeading>
      <Form onSubmit={submit}>
        {(problem === 'add' || problem === 'connection') && (
          <Banner tone="error" announceKey={add.submittedAt}>
            {problem === 'add' ? t(`${type}.problem.add`) : t('connection')}
          </Banner>
        )}
        {before}
        <TextField
          id="contact-value"
          name="contact-value"
          label={t(`${type}.field`)}
          hint={type === 'email' ? t('email.hint') : undefined}
          type={type === 'email' ? 'email' : 'tel'}
          autoComplete={type === 'email' ? 'email' : 'tel'}
          value={typed}
          error={isAtField ? t(`${type}.problem.${problem}`) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PurposeField
          legend={t('purpose')}
          personal={t('personal')}
          business={t('business')}
          isPersonal={isPersonal}
          onChange={setPersonal}
        />
        <Button type="submit" variant="primary" wide busy={isBusy} busyLabel={t('adding')}>
          {t(`${type}.add`)}
        </Button>
        <SlowNotice busy={isBusy} />
      </Form>
      <LinkButton variant="quiet" wide {...(isOwnRoute(cancelTarget) ? { to: cancelTarget } : { href: cancelTarget })}>
        {t('cancel')}
      </LinkButton>
    </>
  );
}
