import { beforeEach, describe, expect, it } from 'vitest';
import { dismissEarlierSuccesses, dismissSuccesses, dismissToast, noteAsked, showToast, toasts } from './toasts';

const keys = () =>
  toasts()
    .get()
    .map(({ key }) => key);

describe('toasts', () => {
  beforeEach(() => {
    for (const { id } of toasts().get()) dismissToast(id);
  });

  it('stay beside each other, and one key shows once', () => {
    showToast('success', 'EMAIL_SENT');
    showToast('success', 'DEVICE_REVOKED');
    showToast('success', 'EMAIL_SENT');
    expect(keys()).toEqual(['DEVICE_REVOKED', 'EMAIL_SENT']);
  });

  it('of success disappear when a newer error appears', () => {
    showToast('error', 'STEP_UP_ERROR');
    showToast('success', 'DELETED_CONTACT_METHOD');
    noteAsked();
    showToast('error', 'FAILED_TO_DELETE_CONTACT_METHOD');
    expect(keys()).toEqual(['STEP_UP_ERROR', 'FAILED_TO_DELETE_CONTACT_METHOD']);
    showToast('success', 'DEVICE_REVOKED');
    dismissSuccesses();
    expect(keys()).toEqual(['STEP_UP_ERROR', 'FAILED_TO_DELETE_CONTACT_METHOD']);
  });

  it('of success stay when an error comes that nobody asked for, such as at a field', () => {
    showToast('success', 'CODE_SENT');
    noteAsked();
    showToast('success', 'DEVICE_REVOKED');
    dismissEarlierSuccesses();
    showToast('error', 'FAILED_TO_GET_FEATURE_FLAG');
    expect(keys()).toEqual(['DEVICE_REVOKED', 'FAILED_TO_GET_FEATURE_FLAG']);
    noteAsked();
    dismissEarlierSuccesses();
    expect(keys()).toEqual(['FAILED_TO_GET_FEATURE_FLAG']);
  });

  it('of success stay beside what only informs, and each is closed alone', () => {
    showToast('success', 'EMAIL_SENT');
    noteAsked();
    showToast('info', 'PAGE_RELOADED');
    expect(keys()).toEqual(['EMAIL_SENT', 'PAGE_RELOADED']);
    dismissToast(toasts().get()[0]?.id ?? 0);
    expect(keys()).toEqual(['PAGE_RELOADED']);
  });

  it('end what they make untrue, and no other', () => {
    showToast('error', 'LANGUAGE_NOT_LOADED');
    showToast('error', 'EMAIL_SENT_ERROR');
    showToast('success', 'EMAIL_SENT', { ends: ['EMAIL_SENT_ERROR'] });
    expect(keys()).toEqual(['LANGUAGE_NOT_LOADED', 'EMAIL_SENT']);
  });
});
