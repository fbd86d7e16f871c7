import type { ComponentProps } from 'react';
import { useText } from '../../lib/i18n/i18n';
import { paths } from '../../lib/navigation/paths';
import { Checkbox } from '../../ui/Checkbox';
import { TextLink } from '../../ui/TextLink';
import { registrationTexts } from './texts';

/** The terms: a checkbox, and a link to /auth/legal. The link opens a new tab, so that the form keeps its input. */
export function TermsField(props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>) {
  const t = useText(registrationTexts);
  return (
    <Checkbox
      {...props}
      label={t('terms.label')}
      hint={
        <TextLink href={paths.legal()} newTab>
          {t('terms.read')}
        </TextLink>
      }
    />
  );
}
