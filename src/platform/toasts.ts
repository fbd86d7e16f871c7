import { readStored, removeStored, writeStored } from './storage';
import { createStore } from './store';

/*
 * Toasts. Any code can show one by its key; the toast region renders it. It is a polite announcement and never the only
 * sign of an error. Texts are `toasts.<KEY>` in locales/en/results.json; a feature may bring its own text.
 */

export type ToastType = 'success' | 'info' | 'error';

export const TOASTS = {
  CHANGE_PW_SUCCESS_MESSAGE: 'success',
  CONFIRMED_CONTACT_INFO: 'success',
  DELETED_CONTACT_METHOD: 'success',
  FAILED_TO_DELETE_CONTACT_METHOD: 'error',
  FAILED_TO_GET_FEATURE_FLAG: 'error',
  NOT_WITH_SINGLE_SIGN_ON: 'info',
  CODE_SENT: 'success',
  STEP_UP_ERROR: 'error',
  EMAIL_SENT: 'success',
  EMAIL_SENT_ERROR: 'error',
  CREATED_BASIC_CREDENTIALS: 'success',
  VERIFICATION_COMPLETE: 'success',
  VERIFICATION_EMAIL_SENT: 'success',
  CHANGED_REGIONAL_SETTINGS: 'success',
  DEVICE_REVOKED: 'success',
  SAVED_CONTACT_METHOD: 'success',
  SWITCHED_CLIENT: 'success',
  LANGUAGE_NOT_LOADED: 'error',
  PROVISION_ALL_CLIENT_ACCESS_SUCCESS: 'success',
  PROVISION_ALL_CLIENT_ACCESS_FAILURE_IN_CLIENT: 'error',
  PASSKEY_CREATED: 'success',
  USERNAME_CHANGED: 'success',
  USERNAMES_CHANGED: 'success',
  RESTORED_INPUT: 'info',
  PAGE_RELOADED: 'info',
  IMPERSONATION_STARTED: 'success',
  IMPERSONATION_LOAD_FAILED: 'error',
  IMPERSONATION_START_FAILED: 'error',
  IMPERSONATION_ENDED: 'success',
  IMPERSONATION_OVER: 'info',
  IMPERSONATION_END_FAILED: 'error',
} as const satisfies Record<string, ToastType>;

export type ToastKey = keyof typeof TOASTS;

/** What each success replaces: the error of the same action, and the request that it has answered. */
const UNTRUE_AFTER: { readonly [success in ToastKey]?: readonly ToastKey[] } = {
  DELETED_CONTACT_METHOD: ['FAILED_TO_DELETE_CONTACT_METHOD'],
  CODE_SENT: ['STEP_UP_ERROR'],
  EMAIL_SENT: ['EMAIL_SENT_ERROR'],
  VERIFICATION_EMAIL_SENT: ['EMAIL_SENT_ERROR'],
  VERIFICATION_COMPLETE: ['EMAIL_SENT', 'EMAIL_SENT_ERROR', 'VERIFICATION_EMAIL_SENT'],
  PROVISION_ALL_CLIENT_ACCESS_SUCCESS: ['PROVISION_ALL_CLIENT_ACCESS_FAILURE_IN_CLIENT'],
  IMPERSONATION_STARTED: ['IMPERSONATION_LOAD_FAILED', 'IMPERSONATION_START_FAILED'],
  IMPERSONATION_ENDED: ['IMPERSONATION_END_FAILED'],
};

export interface ToastValues {
  readonly client?: string;
  readonly message?: string;
}

export interface Toast {
  readonly id: number;
  readonly key: ToastKey;
  readonly type: ToastType;
  readonly values: ToastValues;
}

export const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

/**
 * Shows a toast. Replaces an older one with the same key, so that screen readers announce it again and none pile up. An
 * error also replaces older successes, and a success the error about the same action: no two toasts contradict each other.
 */
export function showToast(key: ToastKey, values: ToastValues = {}): void {
  if (TOASTS[key] === 'error') dismissSuccesses();
  const gone: readonly ToastKey[] = [key, ...(UNTRUE_AFTER[key] ?? [])];
  const others = toasts.get().filter((toast) => !gone.includes(toast.key));
  toasts.set([...others, { id: nextId++, key, type: TOASTS[key], values }]);
}

/** Half a second before the reload is too short to read it. */
export function showToastAcrossReload(key: ToastKey): void {
  showToast(key);
  showToastAfterReload(key);
}

export function showToastAfterReload(key: ToastKey): void {
  writeStored('carriedToast', key);
}

/** Call it before a document navigation. */
export function carryToast(): void {
  const last = toasts.get().findLast(({ values }) => Object.keys(values).length === 0);
  if (last !== undefined) writeStored('carriedToast', last.key);
}

export function showCarriedToast(): void {
  const key = readStored('carriedToast');
  removeStored('carriedToast');
  if (key !== undefined && isToastKey(key)) showToast(key);
}

function isToastKey(key: string): key is ToastKey {
  return Object.hasOwn(TOASTS, key);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function dismissToasts(key: ToastKey): void {
  const others = toasts.get().filter((toast) => toast.key !== key);
  if (others.length < toasts.get().length) toasts.set(others);
}

/** Removes the success toasts when a newer error shows, because the two together contradict each other. */
export function dismissSuccesses(): void {
  toasts.set(toasts.get().filter(({ type }) => type !== 'success'));
}
