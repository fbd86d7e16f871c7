import { beforeEach, describe, expect, it } from 'vitest';
import { dismissSuccesses, dismissToast, showToast, toasts } from './toasts';

/**
 * @holds docs/product/2-screens.md#other-ui
 * @holds docs/product/3-entities.md#toast
 */

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
    showToast('DELETED_CONTACT_METHOD');
    dismissSuccesses();
    expect(keys()).toEqual(['STEP_UP_ERROR', 'FAILED_TO_DELETE_CONTACT_METHOD']);
  });
});
