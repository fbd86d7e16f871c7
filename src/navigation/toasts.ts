import type { ParseKeys, TOptions } from 'i18next';
import { readStored, removeStored, writeStored } from '../platform/storage';
import { createStore, perApp } from '../lifetime';

/*
 * Toasts. Any code can show one by the key of its text in locales/en/results.json (`toasts.<KEY>`); the toast region
 * renders it. It is a polite announcement and never the only sign of an error.
 */

export type ToastType = 'success' | 'info' | 'error';

export type ToastKey = ParseKeys<'results', TOptions, 'toasts'>;

interface ToastDetails {
  readonly client?: string;
  readonly message?: string;
  /** What a success replaces: the error of the same action, and the request that it has answered. */
  readonly ends?: readonly ToastKey[];
}

export interface Toast {
  readonly id: number;
  /** One that a reload has carried may be of an earlier release, without a text. */
  readonly key: string;
  readonly type: ToastType;
  readonly values: Omit<ToastDetails, 'ends'>;
}

export const toasts = perApp(() => createStore<readonly Toast[]>([]));
const ids = perApp(() => ({
  next: 1,
  /** Toasts with a lower id were there before the user last asked for something. */
  firstSinceAsked: 1,
}));

/**
 * Shows a toast. Replaces an older one with the same key, so that screen readers announce it again and none pile up. An
 * error also replaces older successes, and a success the error about the same action: no two toasts contradict each other.
 */
export function showToast(type: ToastType, key: ToastKey, { ends = [], ...values }: ToastDetails = {}): void {
  if (type === 'error') dismissEarlierSuccesses();
  add(type, key, values, ends);
}

function add(type: ToastType, key: string, values: Toast['values'] = {}, ends: readonly string[] = []): void {
  const others = toasts()
    .get()
    .filter((toast) => toast.key !== key && !ends.includes(toast.key));
  toasts().set([...others, { id: ids().next++, key, type, values }]);
}

/** Half a second before the reload is too short to read it. */
export function showToastAcrossReload(type: ToastType, key: ToastKey, details?: ToastDetails): void {
  showToast(type, key, details);
  showToastAfterReload(type, key);
}

export function showToastAfterReload(type: ToastType, key: ToastKey): void {
  writeStored('carriedToast', { type, key });
}

/** Call it before a document navigation. */
export function carryToast(): void {
  const last = toasts()
    .get()
    .findLast(({ values }) => Object.keys(values).length === 0);
  if (last !== undefined) writeStored('carriedToast', { type: last.type, key: last.key });
}

export function showCarriedToast(): void {
  const carried = readStored('carriedToast');
  removeStored('carriedToast');
  if (carried !== undefined) add(carried.type, carried.key);
}

export function dismissToast(id: number): void {
  toasts().set(
    toasts()
      .get()
      .filter((toast) => toast.id !== id),
  );
}

export function dismissToasts(key: ToastKey): void {
  const others = toasts()
    .get()
    .filter((toast) => toast.key !== key);
  if (others.length < toasts().get().length) toasts().set(others);
}

/** Call it when the user asks for a result, by a press, a link or Enter. */
export function noteAsked(): void {
  ids().firstSinceAsked = ids().next;
}

export function dismissSuccesses(): void {
  dismissSuccessesBefore(ids().next);
}

/**
 * Removes what a newer error contradicts. A field that turns red while nobody has asked again does not contradict the
 * success, nor does a flag that could not be loaded.
 */
export function dismissEarlierSuccesses(): void {
  dismissSuccessesBefore(ids().firstSinceAsked);
}

function dismissSuccessesBefore(end: number): void {
  toasts().set(
    toasts()
      .get()
      .filter(({ id, type }) => type !== 'success' || id >= end),
  );
}
