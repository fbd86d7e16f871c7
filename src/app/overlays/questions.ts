import { ask } from '../../forms/dialogs';
import { readStored } from '../../platform/storage';
import { i18n } from '../../texts/i18n';
import { personName } from '../../texts/person-name';
import type { ModalCommand } from '../../session/obligations';
import type { Person } from '../../session/session-state';
import { focusHeading } from '../../ui/focus-heading';

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

export function tellNotWhileActing(): void {
  const name = personName(readStored('actingSession') ?? {}, i18n.language);
  void ask({
    title: i18n.t('session:acting.refused.title', { name }),
    body: i18n.t('session:acting.refused.body'),
    ok: i18n.t('session:acting.refused.ok'),
  });
}

export function tellOtherAccount(person: Person): void {
  void ask({
    title: i18n.t('session:otherAccount.title', {
      name: personName(person, i18n.language) || (person.username ?? person.personId),
    }),
    body: i18n.t('session:otherAccount.body'),
    ok: i18n.t('session:otherAccount.ok'),
  }).then(() =>
    // The page may appear after the dialog, which then has no place to return the focus to.
    setTimeout(() => document.activeElement === document.body && focusHeading()),
  );
}
