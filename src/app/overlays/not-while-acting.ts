import { ask } from '../../platform/dialogs';
import { i18n } from '../../texts/i18n';
import { personName } from '../../texts/person-name';
import { readStored } from '../../platform/storage';

export function tellNotWhileActing(): void {
  const name = personName(readStored('actingSession') ?? {}, i18n.language);
  void ask({
    title: i18n.t('session:acting.refused.title', { name }),
    body: i18n.t('session:acting.refused.body'),
    ok: i18n.t('session:acting.refused.ok'),
  });
}
