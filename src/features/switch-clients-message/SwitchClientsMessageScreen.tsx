import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../navigation/navigation';
import { paths } from '../../navigation/paths';
import { readStored, removeStored, STORAGE, type SwitchDetails } from '../../platform/storage';
import { readEntry, writeEntry } from '../../navigation/entry';
import { Button } from '../../ui/Button';
import { CopyValue } from '../../ui/CopyValue';
import { Facts } from '../../ui/Facts';
import { StepHeading } from '../../ui/StepHeading';
import { checkedTarget, configuredTarget, redirectRules } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/path';

/** Without the details that a switch stored, the page shows the plain message after a logout. */
export default function SwitchClientsMessageScreen() {
  const { t } = useTranslation('settings', { keyPrefix: 'switch-clients-message' });
  const [details] = useState(
    () => readStored('switchDetails') ?? STORAGE.switchDetails.schema.safeParse(readEntry('details')).data,
  );
  // Keeps the details in the history entry: after Back from the next sign-in, storage no longer has them.
  useEffect(() => writeEntry('details', details), [details]);

  function continueAfterObligation() {
    removeStored('switchDetails');
    goTo(details === undefined ? paths.accountSettings({ tab: 'switch-clients' }) : continueTarget(details));
  }

  return (
    <>
      <StepHeading subtitle={details === undefined ? t('withoutDetails') : t('intro')}>{t('title')}</StepHeading>
      {details !== undefined && (
        <>
          <Facts
            facts={[
              ...(details.clientName === undefined ? [] : [{ name: t('client'), value: details.clientName }]),
              { name: t('userId'), value: <CopyValue value={details.username} action={t('copyUserId')} /> },
            ]}
          />
          <p>{t('userIdHint')}</p>
        </>
      )}
      <Button variant="primary" wide onClick={continueAfterObligation}>
        {t('continue')}
      </Button>
    </>
  );
}

/**
 * The target of Continue. For a Nexo client it is a redirect URL derived from the login URL of the response, or the
 * other system's base URL. For a client of this product it is sign-in. Only our own origins and the other system are
 * allowed.
 */
function continueTarget(details: SwitchDetails): SafeUrl {
  if (!details.isNexoClient) return paths.login();
  const rules = redirectRules();
  const base = configuredTarget('loginUrl');
  const other = new URL(base, rules.origin).origin;
  const target = checkedTarget(details.redirectLoginUrl, {
    ...rules,
    allowedOrigins: [...rules.allowedOrigins, other],
  });
  return target ?? base;
}
