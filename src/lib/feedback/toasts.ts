import { readStored, removeStored, writeStored } from '../browser/storage';

/**
 * Toasts (see docs/product/8-errors.md#toast-keys): shown by key from anywhere, drawn by the toast region. A toast is
 * polite and never the only carrier of an error. Texts are `toasts.<KEY>` in locales/en/toasts.json; a feature may
 * bring a text of its own.
 */
export type ToastType = 'success' | 'info' | 'error';

export const TOASTS = {
  CHANGE_PW_SUCCESS_MESSAGE: 'success',
  CONFIRMED_CONTACT_INFO: 'success',
  DELETED_CONTACT_METHOD: 'success',
  FAILED_TO_DELETE_CONTACT_METHOD: 'error',
  FAILED_TO_GET_FEATURE_FLAG: 'error',
  CODE_SENT: 'success',
  STEP_UP_ERROR: 'error',
  EMAIL_SENT: 'success',
  EMAIL_SENT_ERROR: 'error',
  CREATED_BASIC_CREDENTIALS: 'success',
  VERIFICATION_COMPLETE: 'success',
  VERIFICATION_EMAIL_SENT: 'success',
  CHANGED_REGIONAL_SETTINGS: 'success',
  DEVICE_REVOKED: 'success',
  LANGUAGE_NOT_LOADED: 'error',
  PROVISION_ALL_CLIENT_ACCESS_SUCCESS: 'success',
  PROVISION_ALL_CLIENT_ACCESS_FAILURE_IN_CLIENT: 'error',
  USERNAMES_CHANGED: 'success',
  IMPERSONATION_STARTED: 'success',
  IMPERSONATION_LOAD_FAILED: 'error',
  IMPERSONATION_START_FAILED: 'error',
} as const satisfies Record<string, ToastType>;

export type ToastKey = keyof typeof TOASTS;

export interface Toast {
  readonly id: number;
  readonly key: ToastKey;
  readonly type: ToastType;
  /** Named placeholders of the text, such as `{ message }`. */
  readonly values: Readonly<Record<string, string>>;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/**
 * Shows a toast; one that already stands with the same words is replaced, so that it is announced again and never piles
 * up.
 */
export function showToast(key: ToastKey, values: Readonly<Record<string, string>> = {}): void {
  const others = toasts.filter((toast) => toast.key !== key);
  update([...others, { id: nextId++, key, type: TOASTS[key], values }]);
}

/**
 * Shows a toast that the page is about to be loaded anew under: half a second is too short to read, so it stands again
 * afterwards.
 */
export function showToastAcrossReload(key: ToastKey): void {
  showToast(key);
  writeStored('carriedToast', key);
}

/** The page is about to be left for another of our own: what was said last stands there again. */
export function carryToast(): void {
  const last = toasts.findLast(({ values }) => Object.keys(values).length === 0);
  if (last !== undefined) writeStored('carriedToast', last.key);
}

/** Shows what the page before its reload had to say. To be called once, at the start. */
export function showCarriedToast(): void {
  const key = readStored('carriedToast');
  removeStored('carriedToast');
  if (key !== undefined && isToastKey(key)) showToast(key);
}

function isToastKey(key: string): key is ToastKey {
  return Object.hasOwn(TOASTS, key);
}

/**
 * Takes a toast away, once its second animation has finished (see docs/product/9-limits.md#fixed-values) or the person
 * closes it.
 */
export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** The two halves of `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export function currentToasts(): readonly Toast[] {
  return toasts;
}

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
