import type { EventType } from '../../data/control';

export const eventWords: Readonly<Record<EventType, { name: string; about: string }>> = {
  SIGNED_IN: { name: 'Signed in', about: 'A person signed in, in any way.' },
  SIGN_IN_FAILED: { name: 'Sign-in failed', about: 'A password or a passkey was wrong.' },
  ACCOUNT_LOCKED: { name: 'Account locked', about: 'Too many sign-ins failed, so the account is locked for a while.' },
  PASSWORD_CHANGED: { name: 'Password changed', about: 'A person has a new password.' },
  CONTACT_ADDED: { name: 'Contact added', about: 'A person has one more e-mail address or phone number.' },
  CONTACT_CHANGED: { name: 'Contact changed', about: 'An e-mail address or a phone number is another one now.' },
  CONTACT_DELETED: { name: 'Contact deleted', about: 'A person has one e-mail address or phone number less.' },
  PASSKEY_CREATED: { name: 'Passkey created', about: 'A person has one more passkey.' },
  PASSKEY_DELETED: { name: 'Passkey deleted', about: 'A person has one passkey less.' },
  PASSKEY_COUNTER_ODD: {
    name: 'Passkey may be copied',
    about: 'The counter of a passkey went back, as it does when two devices hold a copy.',
  },
  AUTHENTICATOR_APP_ADDED: { name: 'Authenticator app added', about: 'An app makes codes for the person now.' },
  AUTHENTICATOR_APP_REMOVED: { name: 'Authenticator app removed', about: 'The codes of the app no longer count.' },
  BACKUP_CODES_CREATED: { name: 'Backup codes created', about: 'A person has new backup codes.' },
  BACKUP_CODE_USED: { name: 'Backup code used', about: 'A person has one backup code less.' },
  SESSION_ENDED: { name: 'Session ended', about: 'A person ended one session on another device.' },
  OTHER_SESSIONS_ENDED: { name: 'Other sessions ended', about: 'A person ended all sessions on other devices.' },
  MESSAGE_SENT: { name: 'Message sent', about: 'An e-mail, a text message or a call arrived in the inbox.' },
};

/** In the order of the contract. */
export const eventTypes = Object.keys(eventWords).filter(isEventType);

function isEventType(text: string): text is EventType {
  return Object.hasOwn(eventWords, text);
}
