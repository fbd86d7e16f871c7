import './localization.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/request/headers';
import { useFields } from '../../forms/use-fields';
import { writeRegionalCookies } from '../../platform/cookies';
import { chooseLanguage, storedLanguage, storedRegion } from '../../texts/language';
import { canonicalZone, timeIn } from '../../texts/time-zone';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { useUnsavedChanges } from '../../forms/unsaved';
import { useSubmission } from '../../forms/use-submission';
import { usePageError } from '../../navigation/page-title';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/Form';
import { SelectField, type SelectOption } from '../../ui/SelectField';
import { LoadError } from '../../ui/LoadError';
import { Skeleton } from '../../ui/Skeleton';
import { SlowNotice } from '../../ui/SlowNotice';
import {
  languagesQuery,
  type PersonalSettings,
  regionsQuery,
  saveSettings,
  settingsQuery,
  timezonesQuery,
} from './localization.api';

const schema = z.object({ preferredLanguage: z.string(), region: z.string(), timezone: z.string() });

/** One Save stores all three; the page and its data update at once. */
export default function LocalizationScreen() {
  const { t } = useTranslation('settings', { keyPrefix: 'localization' });
  const settings = useQuery(settingsQuery);
  return (
    <>
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      {settings.isPending && <Skeleton label={t('loading')} rows={3} shape="fields" />}
      <LoadError query={settings}>{t('loadError')}</LoadError>
      {settings.isSuccess && <LocalizationForm saved={settings.data} />}
    </>
  );
}

function LocalizationForm({ saved }: { saved: PersonalSettings }) {
  const { t } = useTranslation('settings', { keyPrefix: 'localization' });
  const queries = useQueryClient();
  const { kept = saved, keep, forget } = usePersonalInput('localization', schema);
  const {
    register,
    typed: chosen,
    handleSubmit,
    getValues,
  } = useFields({
    schema,
    defaultValues: kept,
  });
  const button = useRef<HTMLButtonElement>(null);
  // Each field shows its value from `chosen`, because its options load later.
  const time = timeIn(chosen.timezone, useNow());
  const language = storedLanguage();
  const languages = useQuery(languagesQuery);
  const regions = useQuery({ ...regionsQuery(language), placeholderData: keepPreviousData });
  const timezones = useQuery({
    ...timezonesQuery(language, chosen.region || storedRegion()),
    placeholderData: keepPreviousData,
  });
  const timezone = listedZone(chosen.timezone, timezones.data);
  const isDirty = !isSame(chosen, saved);
  useUnsavedChanges(isDirty, forget);

  const save = useSubmission(
    async (settings: PersonalSettings) => {
      const now = await saveSettings(settings);
      // Part of the save: it holds even when the user has left the page meanwhile.
      writeRegionalCookies({ language: now.preferredLanguage, region: now.region, timezone: now.timezone });
      queries.setQueryData(settingsQuery.queryKey, now);
      forget();
      return now;
    },
    {
      onSuccess: async (now) => {
        await chooseLanguage(now.preferredLanguage, 'CHANGED_REGIONAL_SETTINGS');
        await queries.invalidateQueries();
      },
    },
  );
  usePageError(save.error !== null);

  function change() {
    const now = getValues();
    keep(isSame(now, saved) ? undefined : now);
  }

  function submit(settings: PersonalSettings) {
    if (isDirty) save.submit(settings);
  }

  function retry() {
    // The pressed button disappears with its message.
    button.current?.focus();
    save.submit(chosen);
  }

  return (
    <>
      {/* A field whose options failed to load offers only the current value. */}
      <LoadError query={[languages, regions, timezones]}>{t('loadError')}</LoadError>
      <Form className="localization" onSubmit={(event) => void handleSubmit(submit)(event)} onChange={change}>
        <SelectField
          {...register('preferredLanguage')}
          label={t('language')}
          autoComplete="language"
          value={chosen.preferredLanguage}
          options={withCurrent(
            languages.data?.map(({ code, name }) => ({ value: code, label: name, lang: code })),
            chosen.preferredLanguage,
            nameOfCode('language', chosen.preferredLanguage, chosen.preferredLanguage),
          )}
        />
        <SelectField
          {...register('region')}
          label={t('region')}
          autoComplete="country"
          value={chosen.region}
          options={withCurrent(
            regions.data?.map(({ code, name }) => ({ value: code, label: name })),
            chosen.region,
            nameOfCode('region', chosen.region, language),
          )}
        />
        <SelectField
          {...register('timezone')}
          label={t('timezone')}
          hint={time === undefined ? undefined : t('timezoneNow', { time })}
          value={timezone}
          options={withCurrent(
            timezones.data?.map(({ code, caption }) => ({ value: code, label: caption })),
            timezone,
            cityOf(timezone),
          )}
        />
        {/* Uses aria-disabled, because a disabled button would lose the focus after a save. */}
        <Button
          ref={button}
          type="submit"
          variant="primary"
          wide
          busy={save.isBusy}
          busyLabel={t('saving')}
          aria-disabled={!isDirty}
        >
          {t('save')}
        </Button>
        <SlowNotice busy={save.isBusy} />
        {save.error !== null && (
          <Banner
            tone="error"
            title={t('saveError.title')}
            announceKey={save.announceKey}
            action={<Button onClick={retry}>{t('retry')}</Button>}
          >
            {t('saveError.message')}
          </Banner>
        )}
      </Form>
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Always includes the current value. A list that is loading, or lacks the value, must not change the selection. */
function withCurrent(options: SelectOption[] = [], value: string, label: string): SelectOption[] {
  return options.some((option) => option.value === value) ? options : [{ value, label }, ...options];
}

function isSame(settings: PersonalSettings, other: PersonalSettings): boolean {
  return (
    settings.preferredLanguage === other.preferredLanguage &&
    settings.region === other.region &&
    settings.timezone === other.timezone
  );
}

/** For a list that still loads or lacks the code. An unknown code names itself. */
export function nameOfCode(type: 'language' | 'region', code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type, languageDisplay: 'standard' }).of(code) ?? code;
  } catch {
    // The browser refuses what is not a code. A service may store any.
    return code;
  }
}

/** The code of the list for a zone, since a browser or an older choice may know the zone by another name. */
export function listedZone(timeZone: string, zones: readonly { code: string }[] = []): string {
  if (zones.some(({ code }) => code === timeZone)) return timeZone;
  return zones.find(({ code }) => canonicalZone(code) === canonicalZone(timeZone))?.code ?? timeZone;
}

export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
