import type { ComponentProps } from 'react';
import { paths } from '../navigation/paths';
import { Checkbox } from '../ui/Checkbox';
import { TextLink } from '../ui/TextLink';

interface TermsFieldProps extends Omit<ComponentProps<typeof Checkbox>, 'hint'> {
  /** The text of the link to the terms. */
  read: string;
}

/** The terms: a checkbox, and a link to /auth/legal. The link opens a new tab, so that the form keeps its input. */
export function TermsField({ read, ...field }: TermsFieldProps) {
  return (
    <Checkbox
      {...field}
      hint={
        <TextLink href={paths.legal()} newTab>
          {read}
        </TextLink>
      }
    />
  );
}
