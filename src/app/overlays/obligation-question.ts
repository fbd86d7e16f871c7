import { ask } from '../../platform/dialogs';
import { i18n } from '../../texts/i18n';
import type { ModalCommand } from '../../session/obligations';

/**
 * Asks the user to carry out a command in the middle of a session.
 * @returns whether the user goes on; false when the user logs out instead
 */
export function askObligation(command: ModalCommand): Promise<boolean> {
  return ask({
    title: i18n.t('obligations:obligation-question.title'),
    body: i18n.t(`obligations:obligation-question.${command}`),
    ok: i18n.t('obligations:obligation-question.continue'),
    cancel: i18n.t('obligations:obligation-question.cancel'),
    needsButton: true,
  });
}
