import english from '../../../locales/en/session.json';
import { ask } from '../../lib/feedback/dialogs';
import { defineTexts, i18n, translate } from '../../lib/i18n/i18n';
import { personName } from '../../lib/i18n/person-name';
import type { Person } from '../../lib/session/person';
import { focusHeading } from '../../ui/focus';

const texts = defineTexts('session', english);

/** Says that the page now shows another account than before (docs/decisions/person.md). It stays until it is read. */
export function tellOtherAccount(person: Person): void {
  void ask({
    title: translate(texts, 'otherAccount.title', {
      name: personName(person, i18n.language) || (person.username ?? person.personId),
    }),
    body: translate(texts, 'otherAccount.body'),
    ok: translate(texts, 'otherAccount.ok'),
  }).then(() =>
    // The page may have come after the dialog, which then knows no place for the focus.
    setTimeout(() => document.activeElement === document.body && focusHeading()),
  );
}
