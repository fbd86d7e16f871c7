import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { gateway } from '../../api/clients';
import { done, unwrap } from '../../api/response/unwrap';
import { dateZone } from '../../texts/time-zone';
import type { Refusal } from '../../forms/fields/field-reason';
import { useFields } from '../../forms/use-fields';
import { SubmissionForm } from '../../forms/SubmissionForm';
import { useSubmission } from '../../forms/use-submission';
import { usePageError } from '../../navigation/page-title';
import { paths } from '../../navigation/paths';
import { checkedTarget, configuredTarget, type LinkTarget } from '../../navigation/redirects';
import { continueAfterObligation } from '../../session/handle-obligation';
import { Banner } from '../../ui/Banner';
import { Checkbox } from '../../ui/Checkbox';
import { LinkButton } from '../../ui/LinkButton';
import { LoadError } from '../../ui/LoadError';
import { Skeleton } from '../../ui/Skeleton';
import { StepHeading } from '../../ui/StepHeading';
import { TextLink } from '../../ui/TextLink';
import { WhenObliged } from '../../forms/WhenObliged';
import { agreementDate, readAgreementKeys } from './agreement-keys';

const missing: Refusal = 'obligations:legal-agreements.ERROR_MESSAGE';
const schema = z.object({ acknowledgement: z.boolean().check(z.refine((isTicked) => isTicked, missing)) });

const text = z.string();
/** Without its document or date, an agreement can still be named and accepted. */
const agreement = z.object({
  agreementName: text,
  displayName: text,
  version: text,
  documentUrl: z.catch(text, ''),
  createdAt: z.catch(text, ''),
});
const list = z.object({ data: z.array(agreement) });

/** Who opens the page by choice sees the agreements of the query too, and may leave without accepting. */
export default function LegalAgreementsScreen() {
  const keys = readAgreementKeys(new URLSearchParams(useLocation().search).get('agreements'));
  return (
    <WhenObliged chosen={keys === null ? undefined : (cancel) => <Agreements keys={keys} cancel={cancel} />}>
      <Agreements keys={keys} />
    </WhenObliged>
  );
}

function Agreements({ keys, cancel }: { keys: readonly string[] | null; cancel?: LinkTarget }) {
  const { t, i18n } = useTranslation('obligations', { keyPrefix: 'legal-agreements' });
  const { t: ui } = useTranslation('ui');
  const agreements = useQuery({
    // The service names them in the language of the page.
    queryKey: ['legal-agreements', keys, i18n.language],
    queryFn: async ({ signal }) =>
      z.parse(
        list,
        await unwrap(gateway.GET('/legal-agreements', { params: { query: { keys: [...(keys ?? [])] } }, signal })),
      ).data,
    enabled: keys !== null,
    placeholderData: keepPreviousData,
  });
  // Keys that match no agreement of the platform are treated like an unreadable list.
  const isMalformed = keys === null || agreements.data?.length === 0;
  usePageError(isMalformed || agreements.isError);
  return (
    <>
      <StepHeading subtitle={t('subtitle')}>{t('title')}</StepHeading>
      {isMalformed && <Banner tone="error">{t('malformed')}</Banner>}
      {keys !== null && agreements.isPending && <Skeleton label={t('loading')} rows={2} shape="cards" />}
      <LoadError query={agreements}>{t('loadError')}</LoadError>
      {agreements.data && !isMalformed && <AgreeForm agreements={agreements.data} />}
      <LinkButton variant="quiet" wide {...(cancel ?? { to: paths.logout() })}>
        {cancel ? ui('dialog.cancel') : t('logout')}
      </LinkButton>
    </>
  );
}

function AgreeForm({ agreements }: { agreements: readonly z.infer<typeof agreement>[] }) {
  const { t, i18n } = useTranslation('obligations', { keyPrefix: 'legal-agreements' });
  const { search } = useLocation();
  const form = useFields({ schema, waitsFor: 'nothing', defaultValues: { acknowledgement: false } });
  const accept = useSubmission(
    (_acknowledged: z.infer<typeof schema>) =>
      done(
        gateway.POST('/persons/me/legal-agreements', {
          body: { legalAgreements: agreements.map(({ agreementName, version }) => ({ agreementName, version })) },
        }),
      ),
    {
      form,
      problemOf: () => ({ message: 'obligations:legal-agreements.saveError' }),
      onSuccess: () => void continueAfterObligation(search, configuredTarget('home')),
    },
  );

  return (
    <SubmissionForm of={accept} label={t('agree')} busyLabel={t('agreeing')}>
      <ul className="ui-plain-list">
        {agreements.map((agreement) => {
          const href = checkedTarget(agreement.documentUrl);
          return (
            <li key={`${agreement.agreementName} ${agreement.version}`}>
              <strong className="ui-row__name">
                <bdi>{agreement.displayName}</bdi>
              </strong>
              <p className="ui-row__fact">
                {t('created', { date: agreementDate(agreement.createdAt, dateZone(), i18n.language) })}
              </p>
              {href !== null && (
                <TextLink href={href} newTab>
                  {t('readAgreement', { name: agreement.displayName })}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
      <Checkbox {...form.field('acknowledgement')} label={t('acknowledge')} />
    </SubmissionForm>
  );
}
