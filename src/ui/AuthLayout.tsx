import './auth-layout.css';
import type { ReactNode } from 'react';
import { BrandMark, type BrandMarkProps } from './BrandMark';
import { classNames } from './class-names';

export interface AuthLayoutProps {
  brand: Pick<BrandMarkProps, 'name' | 'mark'>;
  /** Slot for the language picker, above the card at the right. */
  languagePicker?: ReactNode;
  /** Slot for the footer under the card. */
  footer?: ReactNode;
  /** "document" for long text such as the terms (44 rem wide instead of 26). */
  width?: 'card' | 'document';
  children: ReactNode;
}

/**
 * Page of the signed-out flows: one card, with brand and language picker above and the footer below. Below 560 px the
 * card fills the screen.
 */
export function AuthLayout({ brand, languagePicker, footer, width = 'card', children }: AuthLayoutProps) {
  return (
    <div className={classNames('ui-auth', width === 'document' && 'ui-auth--document')}>
      <header className="ui-auth__header">
        <BrandMark name={brand.name} mark={brand.mark} />
        {languagePicker}
      </header>
      <main className="ui-auth__main">{children}</main>
      {footer}
    </div>
  );
}
