import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../navigation/paths';
import { Checkbox } from '../ui/Checkbox';
import { TextLink } from '../ui/TextLink';

/**
 * The terms: a checkbox, and a link to /auth/legal. The link opens a new tab, so that the form keeps its input. The box
 * names both documents, because an account records the acceptance of both (see docs/decisions/forms.md).
 */
export function TermsField(field: Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>) {
  const { t } = useTranslation('fields');
  return (
    <Checkbox
      {...field}
      label={t('terms.label')}
      hint={
        <TextLink href={paths.legal()} newTab>
          {t('terms.read')}
        </TextLink>
      }
    />
  );
}
