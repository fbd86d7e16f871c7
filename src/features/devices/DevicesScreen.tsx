import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { orchestrator } from '../../api/clients';
import { listOf } from '../../api/response/list-of';
import { orGone } from '../../api/response/or-gone';
import { done, unwrap } from '../../api/response/unwrap';
import { DEVICES_PAGE_SIZE } from '../../config/constants';
import { ask } from '../../forms/dialogs';
import { FACT_SEPARATOR } from '../../texts/fact-separator';
import { usePageError } from '../../navigation/page-title';
import { ProblemBanner } from '../../forms/ProblemBanner';
import { useSubmission } from '../../forms/use-submission';
import { showToast } from '../../navigation/toasts';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/DataTable';
import { Skeleton } from '../../ui/Skeleton';
import { LoadError } from '../../ui/LoadError';

type Device = components['schemas']['Device'];

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async ({ signal }) => listOf(await unwrap(orchestrator.GET('/persons/me/devices', { signal })), 'devices'),
});

const NONE: readonly string[] = [];

/** The cache keeps them while the user visits other tabs, and clears them at sign-out. */
const revokedQuery = queryOptions<readonly string[]>({
  queryKey: ['revoked-devices'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

function revokeDevice(id: string): Promise<void> {
  return orGone(done(orchestrator.DELETE('/devices/{id}/authenticationTokens', { params: { path: { id } } })));
}

export default function DevicesScreen() {
  const { t } = useTranslation('settings', { keyPrefix: 'devices' });
  const devices = useQuery(devicesQuery);
  const queries = useQueryClient();
  const revoked = useQuery(revokedQuery).data ?? NONE;
  const revoke = useSubmission((device: Device) => revokeDevice(device.deviceId), {
    problemOf: () => ({ message: 'settings:devices.revokeError' }),
    onSuccess: (_response, { deviceId }) => {
      queries.setQueryData(revokedQuery.queryKey, (before = NONE) => [...before, deviceId]);
      showToast('success', 'DEVICE_REVOKED');
    },
  });
  usePageError(devices.isError || revoke.hasErrors);
  const isRevoked = (device: Device) => revoked.includes(device.deviceId);
  const nameOf = (device: Device) => t('name', { manufacturer: device.deviceManufacturer, name: device.deviceName });
  const systemOf = (device: Device) => t('system', { os: device.deviceOs, version: device.deviceOsVersion });

  /** Two devices may have one name. Then system and app say which one is meant. */
  function distinctName(device: Device): string {
    const name = nameOf(device);
    if (devices.data?.some((other) => other !== device && nameOf(other) === name) !== true) return name;
    return [name, systemOf(device), device.lifionMobileAppVersion].join(FACT_SEPARATOR);
  }

  async function askAndRevoke(device: Device) {
    const isSure = await ask({
      title: t('confirm.title'),
      body: t('confirm.body', { device: distinctName(device) }),
      ok: t('confirm.ok'),
      cancel: t('confirm.cancel'),
      isDangerous: true,
    });
    if (isSure) revoke.submit(device);
  }

  const head = (
    <>
      <h2>{t('title')}</h2>
      {devices.data?.length !== 0 && <p>{t('about')}</p>}
    </>
  );
  if (!devices.isSuccess)
    return (
      <>
        {head}
        {devices.isPending && <Skeleton label={t('loading')} rows={DEVICES_PAGE_SIZE} shape="table" />}
        <LoadError query={devices}>{t('loadError')}</LoadError>
      </>
    );
  return (
    <>
      {head}
      <ProblemBanner of={revoke} />
      <DataTable
        caption={t('table')}
        captionHidden
        rows={devices.data}
        rowId={(device) => device.deviceId}
        isMuted={isRevoked}
        pageSize={DEVICES_PAGE_SIZE}
        empty={t('empty')}
        columns={[
          { id: 'device', header: t('column.device'), cell: nameOf, isRowHeader: true },
          { id: 'system', header: t('column.system'), cell: systemOf },
          { id: 'version', header: t('column.version'), cell: (device) => device.lifionMobileAppVersion },
          {
            id: 'action',
            header: t('column.action'),
            align: 'end',
            cell: (device) =>
              isRevoked(device) ? (
                t('revoked')
              ) : (
                <Button
                  compact
                  variant="quiet"
                  aria-label={t('revokeDevice', { device: distinctName(device) })}
                  {...revoke.ofRow(({ deviceId }) => deviceId === device.deviceId)}
                  busyLabel={t('revoking')}
                  onClick={() => void askAndRevoke(device)}
                >
                  {t('revoke')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
