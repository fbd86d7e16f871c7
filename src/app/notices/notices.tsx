import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ParseKeys, TOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import type english from '../../../locales/en/results.json';
import { useBrandName } from '../../session/brand';
import { BUILD, log } from '../../api/logging';
import { useOwnTitle, usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { LinkButton } from '../../ui/LinkButton';
import { ResultLayout } from '../../ui/ResultLayout';

type Kind = Exclude<keyof typeof english.notices, 'action'>;

interface Way {
  readonly to: string;
  readonly label: ParseKeys<'results', TOptions, 'notices'>;
}

interface NoticeProps {
  kind: Kind;
  status: 'error' | 'info';
  /** The ways on, the best one first. */
  ways: readonly [Way, ...Way[]];
}

const toLogin = { to: paths.login(), label: 'action.login' } as const;
const toLogout = { to: paths.logout(), label: 'action.logout' } as const;

function NoticePage({ kind, status, ways }: NoticeProps) {
  const { t } = useTranslation('results', { keyPrefix: 'notices' });
  const { t: shell } = useTranslation('shell');
  const { search } = useLocation();
  const title = t(`${kind}.title`);
  usePageError(status === 'error');
  useOwnTitle(shell('title.withBrand', { page: title, brand: useBrandName() }));
  return (
    <ResultLayout
      status={status}
      title={title}
      traceId={traceIdIn(search)}
      version={shell('crash.version', { version: BUILD })}
      action={ways.map(({ to, label }, at) => (
        <LinkButton key={to} wide to={to} variant={at === 0 ? undefined : 'quiet'}>
          {t(label)}
        </LinkButton>
      ))}
    >
      {t(`${kind}.message`)}
    </ResultLayout>
  );
}

/** Also for /auth/saml-error. Logs the `error` of its query. */
export function Outage() {
  const { search, key } = useLocation();
  const logged = useRef<string | null>(null);
  useEffect(() => {
    if (logged.current === key) return;
    logged.current = key;
    const error = new URLSearchParams(search).get('error') ?? '';
    // Anyone can write a link. So only a code goes into the log, marked as the link's, and no trace id.
    const named = /^[\w.-]{1,64}$/.test(error) ? error : 'no code';
    log('error', 'outage.shown', { message: `The link names ${named}` });
  }, [key, search]);
  return <NoticePage kind="outage" status="info" ways={[{ to: paths.login(), label: 'action.retry' }]} />;
}

/** /auth/unauthorized-error, a 403. Sign-in would lead a session back to the same refusal, so the page also logs out. */
export function Unauthorized() {
  return <NoticePage kind="unauthorized" status="error" ways={[toLogin, toLogout]} />;
}

/** /auth/resource-not-found, a 404. The link logs out, because a new login may give access to other products. */
export function NotFound() {
  return <NoticePage kind="notFound" status="error" ways={[toLogout]} />;
}

export function NoAccess() {
  return <NoticePage kind="noAccess" status="error" ways={[toLogout]} />;
}

export function Archived() {
  return <NoticePage kind="archived" status="info" ways={[toLogout]} />;
}

function traceIdIn(search: string): string | undefined {
  const traceId = new URLSearchParams(search).get('traceId');
  return traceId !== null && /^[A-Za-z0-9._-]{1,64}$/.test(traceId) ? traceId : undefined;
}
