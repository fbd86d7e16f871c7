import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { recordOf } from '../../../api/response/record';
import { type SentCode, readSentCode } from '../../../forms/sent-code';
import { ProblemBanner } from '../../../forms/ProblemBanner';
import { identifierOf } from '../../../forms/kept-input/identifier';
import { SubmissionForm } from '../../../forms/SubmissionForm';
import { useCodeForm } from '../../../forms/use-code-form';
import { useSubmission } from '../../../forms/use-submission';
import { readEntry, writeEntry } from '../../../navigation/entry';
import { goTo } from '../../../navigation/navigation';
import { usePageError } from '../../../navigation/page-title';
import { paths } from '../../../navigation/paths';
import { uncheckedRedirectUrl } from '../../../navigation/redirects';
import { writeStored } from '../../../platform/storage';
import { timeOfDay } from '../../../texts/time-zone';
import { CodeField } from '../../../ui/CodeField';
import { LinkButton } from '../../../ui/LinkButton';
import { ResendCode } from '../../../ui/ResendCode';
import { SlowNotice } from '../../../ui/SlowNotice';
import { StepHeading } from '../../../ui/StepHeading';
import { continueAfterLogin } from '../login.actions';
import { sendSignInCode, signInByCode } from './code.api';
import { codeProblem, sendProblem } from './code.errors';

/** Asks for the code of the username that sign-in passes. A reload asks for no other one. */
export default function CodeSignInScreen() {
  const { state: arrival, search } = useLocation();
  const username = identifierOf(arrival);
  const [sent, setSent] = useState(() => readSentCode(readEntry('signInCode')));
  const send = useSubmission((name: string, signal) => sendSignInCode(name, signal), {
    problemOf: sendProblem,
    onSuccess: (code) => {
      writeEntry('signInCode', code);
      setSent(code);
    },
  });
  const begin = useEffectEvent(() => {
    if (username === undefined) goTo(paths.login(uncheckedRedirectUrl(search)), { replace: true });
    else if (sent === undefined) send.submit(username);
  });
  useEffect(() => begin(), []);
  if (username === undefined) return null;
  return <EnterSignInCode username={username} sent={sent} send={send} />;
}

interface EnterSignInCodeProps {
  username: string;
  /** Undefined until the service has answered. */
  sent: SentCode | undefined;
  send: ReturnType<typeof useSubmission<string, SentCode>>;
}

function EnterSignInCode({ username, sent, send }: EnterSignInCodeProps) {
  const { t } = useTranslation('recovery');
  const { t: tCode } = useTranslation('contact', { keyPrefix: 'email-verification.enterCode' });
  const { t: tLogin } = useTranslation('sign-in');
  const queries = useQueryClient();
  const { state: arrival, pathname, search } = useLocation();
  const code = useCodeForm({ missing: 'contact:email-verification.enterCode.problem.empty', length: sent?.codeLength });
  const signIn = useSubmission(
    (typed: { code: string }, signal) => signInByCode(sent?.token ?? '', typed.code, signal),
    {
      form: code,
      problemOf: codeProblem,
      onSuccess: (response) => {
        if (recordOf(arrival).isRemembered === true) writeStored('rememberedUsername', username);
        return continueAfterLogin(response, { queries, at: { pathname, search }, clearPassword: code.clear });
      },
    },
  );
  usePageError(send.problem !== null);
  const expiresAt = sent?.expiresAt ?? null;
  const where = expiresAt !== null && t('signInCode.subtitle', { username, time: timeOfDay(expiresAt) });
  const ways = (
    <LinkButton
      variant="quiet"
      wide
      to={paths.login(uncheckedRedirectUrl(search))}
      state={{ identifier: username, isKnown: true }}
    >
      {t('signInCode.password')}
    </LinkButton>
  );
  const again = (
    <ResendCode
      from={Math.max(sent?.resendAt ?? 0, send.problem?.until ?? 0)}
      busy={send.isBusy}
      onResend={() => send.submit(username)}
    />
  );

  return (
    <>
      <StepHeading focus="never" subtitle={<span id="code-sent">{where}</span>}>
        {tCode('title')}
      </StepHeading>
      {sent === undefined ? (
        <div className="ui-form">
          <ProblemBanner of={send} />
          <SlowNotice busy={send.isBusy} />
          {send.problem !== null && again}
          {ways}
        </div>
      ) : (
        <SubmissionForm
          of={signIn}
          label={tLogin('logIn')}
          busyLabel={tLogin('loggingIn')}
          canCancel
          isMessageFirst
          message={<ProblemBanner of={send} />}
          others={
            <>
              {again}
              {ways}
            </>
          }
        >
          <CodeField
            {...code.codeField}
            label={tCode('code')}
            length={sent.codeLength}
            aria-describedby="code-sent"
            readOnly={signIn.isBusy || signIn.isDone}
            isFirst
          />
        </SubmissionForm>
      )}
    </>
  );
}
