import './security.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offersSecurityQuery } from '../../session/account-security';
import { useResume } from '../../session/resume';
import { focusHome } from '../../ui/focus-home';
import { keepFocusWithin } from '../../ui/keep-focus-within';
import { Skeleton } from '../../ui/Skeleton';
import { Activity } from './Activity';
import { Passkeys } from './Passkeys';
import { SecondSteps } from './SecondSteps';
import { Sessions, TrustedDevices } from './Sessions';
import { SectionsWait, useSectionsWait, Section } from './Section';
import { useContext } from 'react';
import { SuccessIcon, WarningIcon } from '../../ui/Icons';
import { BuildingIcon, LockIcon } from '../../ui/IconsOfScreens';
import { FEW_CODES, passkeysQuery, securityQuery, sessionsQuery } from './security.api';
import { paths } from '../../navigation/paths';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { timeAgo } from './facts';

export default function SecurityTab() {
  const { t } = useTranslation('security');
  // The frame checks whether the user has this tab, and otherwise leads elsewhere. Until then, the tab calls nothing.
  const { data: isOffered } = useQuery({ ...offersSecurityQuery, enabled: false });
  return isOffered === true ? <Sections /> : <Skeleton label={t('loading')} shape="fields" />;
}

function Sections() {
  const { t } = useTranslation('security');
  const resume = useResume();
  return (
    <div className="security" ref={keepFocusWithin} {...focusHome}>
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      <SectionsWait value={useSectionsWait()}>
        <Summary />
        <WaysToSignIn />
        <Passkeys resume={resume} />
        <SecondSteps resume={resume} />
        <Sessions />
        <TrustedDevices />
        <Activity />
      </SectionsWait>
    </div>
  );
}

/** What protects the account, in tiles that lead to its sections. A fact that could not be loaded is a dash. */
function Summary() {
  const { t, i18n } = useTranslation('security');
  const isWaiting = useContext(SectionsWait);
  const passkeys = useQuery(passkeysQuery).data?.passkeys.length;
  const account = useQuery(securityQuery).data;
  const sessions = useQuery(sessionsQuery).data?.sessions.length;
  const hasApp = account?.authenticatorApp.isSet;
  const codes = account?.backupCodes.left;
  const number = (value: number | undefined) => value?.toLocaleString(i18n.language, { numberingSystem: 'latn' });
  const facts = [
    { to: 'passkeys', name: t('passkeys.title'), value: number(passkeys), tone: passkeys ? 'fine' : undefined },
    {
      to: 'second-steps',
      name: t('app.name'),
      value: hasApp === undefined ? undefined : t(hasApp ? 'app.set' : 'app.none'),
      // Without a passkey, the app is what protects the account.
      tone: hasApp ? 'fine' : hasApp === false && passkeys === 0 ? 'missing' : undefined,
    },
    {
      to: 'second-steps',
      name: t('codes.name'),
      value: number(codes),
      tone: codes === undefined || codes === 0 ? undefined : codes <= FEW_CODES ? 'missing' : 'fine',
    },
    { to: 'sessions', name: t('sessions.short'), value: number(sessions), tone: undefined },
  ];
  return (
    <dl className="security__summary">
      {facts.map(({ to, name, value, tone }) => (
        <div key={name} data-tone={isWaiting ? undefined : tone}>
          <dt className="ui-row__fact">
            <a href={`#${to}`}>{name}</a>
          </dt>
          <dd className="ui-row__name">
            {isWaiting ? '\u00a0' : (value ?? '–')}
            {!isWaiting && tone === 'fine' && <SuccessIcon size={16} />}
            {!isWaiting && tone === 'missing' && <WarningIcon size={16} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function WaysToSignIn() {
  const { t, i18n } = useTranslation('security');
  const query = useQuery(securityQuery);
  const { language } = i18n;
  return (
    <Section title={t('ways.title')} id="ways" query={query}>
      {({ password, singleSignOn }) => (
        <ul className="ui-rows">
          <Row
            icon={<LockIcon />}
            name={t('ways.password')}
            about={[
              password.isSet
                ? password.changedAt === undefined
                  ? t('ways.passwordSet')
                  : t('ways.passwordChanged', { ago: timeAgo(t, password.changedAt, language) })
                : t('ways.passwordNone'),
            ]}
            actions={
              password.isSet && (
                <LinkButton compact variant="quiet" to={paths.accountSettings({ tab: 'change-password' })}>
                  {t('ways.change')}
                </LinkButton>
              )
            }
          />
          {singleSignOn && (
            <Row
              icon={<BuildingIcon />}
              name={t('ways.singleSignOn')}
              about={[
                singleSignOn.providerName === undefined
                  ? t('ways.singleSignOnSet')
                  : t('ways.through', { provider: singleSignOn.providerName }),
              ]}
            />
          )}
        </ul>
      )}
    </Section>
  );
}
