import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { SuccessIcon, WarningIcon } from '../../ui/Icons';
import { FEW_CODES, passkeysQuery, securityQuery, sessionsQuery } from './security.api';
import { PartsWait } from './together';

/** What protects the account, in one line above the parts. A fact that could not be loaded is a dash. */
export function Summary() {
  const { t, i18n } = useTranslation('security');
  const isWaiting = useContext(PartsWait);
  const passkeys = useQuery(passkeysQuery).data?.passkeys.length;
  const account = useQuery(securityQuery).data;
  const sessions = useQuery(sessionsQuery).data?.sessions.length;
  const hasApp = account?.authenticatorApp.isSet;
  const codes = account?.backupCodes.left;
  const number = (value: number | undefined) => value?.toLocaleString(i18n.language, { numberingSystem: 'latn' });
  const facts = [
    { name: t('passkeys.title'), value: number(passkeys), tone: passkeys ? 'fine' : undefined },
    {
      name: t('app.name'),
      value: hasApp === undefined ? undefined : t(hasApp ? 'app.set' : 'app.none'),
      // Without a passkey, the app is what protects the account.
      tone: hasApp ? 'fine' : hasApp === false && passkeys === 0 ? 'missing' : undefined,
    },
    {
      name: t('codes.name'),
      value: number(codes),
      tone: codes === undefined || codes === 0 ? undefined : codes <= FEW_CODES ? 'missing' : 'fine',
    },
    { name: t('sessions.title'), value: number(sessions), tone: undefined },
  ];
  return (
    <dl className="security__summary">
      {facts.map(({ name, value, tone }) => (
        <div key={name} data-tone={isWaiting ? undefined : tone}>
          <dt>{name}</dt>
          <dd>
            {isWaiting ? '\u00a0' : (value ?? '–')}
            {!isWaiting && tone === 'fine' && <SuccessIcon size={16} />}
            {!isWaiting && tone === 'missing' && <WarningIcon size={16} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
