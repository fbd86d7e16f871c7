import english from '../../../locales/en/obligation-question.json';
import { ask } from '../../lib/feedback/dialogs';
import { defineTexts, translate } from '../../lib/i18n/i18n';
import type { ModalCommand } from '../../lib/obligations/obligations';

const texts = defineTexts('obligation-question', english);

/**
 * Asks the user to carry out a command in the middle of a session (see docs/product/4-states.md#obligations).
 * @returns whether the user goes on; false when the user logs out instead
 */
export function askObligation(command: ModalCommand): Promise<boolean> {
  return ask({
    title: translate(texts, 'title'),
    body: translate(texts, command),
    ok: translate(texts, 'continue'),
    cancel: translate(texts, 'cancel'),
    needsButton: true,
  });
}
