import { useStore } from '../../lifetime';
import { useEffect, useState } from 'react';
import { readCookie } from '../../platform/cookies';
import { whenIdle } from '../../platform/when-idle';
import { openDialog } from '../../forms/dialogs';
import { optionalPart, partOf } from '../../texts/part';
import { toasts as toastStore } from '../../navigation/toasts';

// Neither of these two is the only sign of anything, so a failed load of its code must not crash the page.
const Toasts = optionalPart(() => import('./Toasts'), ['results']);
const LanguageOffer = optionalPart(() => import('./LanguageOffer'));
const loadDialog = () => import('./GenericDialog');
const GenericDialog = partOf(loadDialog);
/** A failed load is ignored: the dialog tries again when it opens. */
export function loadDialogAhead(): void {
  void loadDialog().catch(() => undefined);
}

/** Each overlay loads on first use and then stays mounted. */
export function Overlays() {
  const toasts = useStore(toastStore());
  const dialog = useStore(openDialog());
  const [hasToasted, setHasToasted] = useState(false);
  const [offersLanguage, setOffersLanguage] = useState(false);
  useEffect(
    () =>
      whenIdle(() =>
        setOffersLanguage(readCookie('userLanguage') === undefined && !navigator.language.startsWith('en')),
      ),
    [],
  );
  if (toasts.length > 0 && !hasToasted) setHasToasted(true);
  return (
    <>
      {hasToasted && <Toasts toasts={toasts} />}
      {offersLanguage && <LanguageOffer />}
      {dialog !== null && <GenericDialog dialog={dialog} />}
    </>
  );
}
