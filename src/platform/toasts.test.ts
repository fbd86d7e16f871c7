import { beforeEach, describe, expect, it } from 'vitest';
import { dismissSuccesses, dismissToast, showToast, toasts } from './toasts';

const keys = () => toasts.get().map(({ key }) => key);

describe('toasts', () => {
  beforeEach(() => {
    for (const { id } of toasts.get()) dismissToast(id);
  });

  it('stay beside each other, and one key shows once', () => {
    showToast('EMAIL_SENT');
    showToast('DEVICE_REVOKED');
    showToast('EMAIL_SENT');
    expect(keys()).toEqual(['DEVICE_REVOKED', 'EMAIL_SENT']);
  });

  it('of success disappear when a newer error appears', () => {
    showToast('STEP_UP_ERROR');
    showToast('DELETED_CONTACT_METHOD');
    showToast('FAILED_TO_DELETE_CONTACT_METHOD');
    expect(keys()).toEqual(['STEP_UP_ERROR', 'FAILED_TO_DELETE_CONTACT_METHOD']);
    showToast('DEVICE_REVOKED');
    dismissSuccesses();
    expect(keys()).toEqual(['STEP_UP_ERROR', 'FAILED_TO_DELETE_CONTACT_METHOD']);
  });

  it.each([
    ['EMAIL_SENT', 'EMAIL_SENT_ERROR'],
    ['VERIFICATION_EMAIL_SENT', 'EMAIL_SENT_ERROR'],
    ['DELETED_CONTACT_METHOD', 'FAILED_TO_DELETE_CONTACT_METHOD'],
    ['PROVISION_ALL_CLIENT_ACCESS_SUCCESS', 'PROVISION_ALL_CLIENT_ACCESS_FAILURE_IN_CLIENT'],
    ['VERIFICATION_COMPLETE', 'EMAIL_SENT'],
    ['VERIFICATION_COMPLETE', 'VERIFICATION_EMAIL_SENT'],
  ] as const)('of success %s ends %s, and no other', (success, before) => {
    showToast('LANGUAGE_NOT_LOADED');
    showToast(before);
    showToast(success);
    expect(keys()).toEqual(['LANGUAGE_NOT_LOADED', success]);
  });
});
