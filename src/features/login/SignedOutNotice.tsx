import { useEffect } from 'react';
import english from '../../../locales/en/session.json';
import { defineTexts, useText } from '../../lib/i18n/i18n';
import type { SignedOutReason } from '../../lib/session/signed-out';
import { announce } from '../../ui/announce';
import { Banner } from '../../ui/Banner';

const texts = defineTexts('session', english);

/** Tells a user who lost the session why the sign-in page is here (see docs/decisions/kept-input.md). */
export default function SignedOutNotice({ reason }: { reason: SignedOutReason }) {
  const t = useText(texts);
  const sentence = t(`signedOut.${reason}`);
  // Screen readers read no live region that is in the page from the start.
  useEffect(() => announce(sentence), [sentence]);
  return (
    <Banner tone="info" className="login-reason">
      {sentence}
    </Banner>
  );
}
