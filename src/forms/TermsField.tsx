import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../session/brand';
import { getConfig } from '../config/config';
import { Checkbox } from '../ui/Checkbox';
import { TextLink } from '../ui/TextLink';

/**
 * The terms: a checkbox, and a link to each document, of the brand or else of this site. The links open new tabs, so that
 * the form keeps its input. The box names both documents, because an account records the acceptance of both.
 */
export function TermsField(field: Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>) {
  const { t } = useTranslation('fields');
  const { t: ts } = useTranslation('shell');
  const { terms, privacy } = { ...getConfig().links, ...useBrand().links };
  return (
    <Checkbox
      {...field}
      label={t('terms.label')}
      hint={
        <>
          <TextLink href={terms} newTab>
            {t('terms.read')}
          </TextLink>
          <TextLink href={privacy} newTab>
            {ts('footer.privacy')}
          </TextLink>
        </>
      }
    />
  );
}
