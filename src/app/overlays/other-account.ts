import { ask } from '../../platform/dialogs';
import { i18n } from '../../texts/i18n';
import { personName } from '../../texts/person-name';
import type { Person } from '../../session/person';
import { focusHeading } from '../../ui/focus';

/** Says that the page now shows another account than before. It stays until it is read. */
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
