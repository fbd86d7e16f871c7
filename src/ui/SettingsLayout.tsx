import './settings-layout.css';
import { type ReactNode } from 'react';

export interface SettingsLayoutProps {
  /** Back, brand, name, sign-out. */
  header: ReactNode;
  tabs: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Page of a signed-in person's settings: header, tabs, a column of 44 rem, footer. */
export function SettingsLayout({ header, tabs, footer, children }: SettingsLayoutProps) {
  return (
    <div className="ui-settings">
      <header className="ui-settings__header">{header}</header>
      {tabs}
      <main className="ui-settings__main">{children}</main>
      {footer}
    </div>
  );
}
