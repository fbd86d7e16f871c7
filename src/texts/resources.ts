import type contact from '../../locales/en/contact.json';
import type fields from '../../locales/en/fields.json';
import type legal from '../../locales/en/legal.json';
import type obligations from '../../locales/en/obligations.json';
import type page from '../../locales/en/page.json';
import type recovery from '../../locales/en/recovery.json';
import type registration from '../../locales/en/registration.json';
import type results from '../../locales/en/results.json';
import type security from '../../locales/en/security.json';
import type session from '../../locales/en/session.json';
import type settings from '../../locales/en/settings.json';
import type shell from '../../locales/en/shell.json';
import type signIn from '../../locales/en/sign-in.json';
import type stepUp from '../../locales/en/step-up.json';
import type ui from '../../locales/en/ui.json';

/** The English texts, one namespace a row. They type the keys: one that does not exist does not compile. */
interface Resources {
  contact: typeof contact;
  fields: typeof fields;
  legal: typeof legal;
  obligations: typeof obligations;
  page: typeof page;
  recovery: typeof recovery;
  registration: typeof registration;
  results: typeof results;
  security: typeof security;
  session: typeof session;
  settings: typeof settings;
  shell: typeof shell;
  'sign-in': typeof signIn;
  'step-up': typeof stepUp;
  ui: typeof ui;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    // No text has a context, and error codes have this separator in their names.
    contextSeparator: '|';
    resources: Resources;
  }
}
