import './settings-layout.css';
import type { ReactNode } from 'react';

export interface SettingsLayoutProps {
  title: string;
  back: ReactNode;
  person: ReactNode;
  actions: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Page of the signed-in settings: a header with back, the user and sign-out, one column of 44 rem, and the footer. */
export function SettingsLayout({ title, back, person, actions, footer, children }: SettingsLayoutProps) {
  return (
    <div className="ui-settings">
      <header className="ui-settings__header">
        <div className="ui-settings__back">{back}</div>
        <div className="ui-settings__person">{person}</div>
        <div className="ui-settings__actions">{actions}</div>
      </header>
      <main className="ui-settings__main">
        <h1>{title}</h1>
        {children}
      </main>
      {footer}
    </div>
  );
}
