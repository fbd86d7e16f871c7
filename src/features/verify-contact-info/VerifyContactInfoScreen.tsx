import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { log } from '../../api/logging';
import { showResult } from '../../navigation/results';
import { goTo } from '../../navigation/navigation';
import { currentPage } from '../../navigation/redirects';
import { contactOfState, contactState, stateOfContact } from '../../navigation/route-contact';
import { authCheckQuery } from '../../session/session';
import { numberOfSession } from '../../session/session-state';
import { usePersonalInput } from '../../forms/kept-input/use-personal-input';
import { WhenObliged } from '../../forms/WhenObliged';
import { isMobilePlatform, subjectOf } from './verify-contact-info.flow';
import { VerifyContact } from './VerifyContact';

export default function VerifyContactInfoScreen() {
  const check = useQuery(authCheckQuery);
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const form = `verify-contact ${query.get('type')} ${query.get('purpose')}`;
  const { kept, keep, forget } = usePersonalInput(form, contactState, { isSaving: true });
  const chosen = contactOfState(state) ?? kept;
  const subject = subjectOf(query, chosen);
  // The way back from sign-in has the query alone, and no address or number may be in it.
  const keepChosen = useEffectEvent(() => {
    if (chosen === undefined) return undefined;
    keep(chosen);
    // A result that can be tried again keeps the state of this entry.
    if (contactOfState(state) === undefined) goTo(currentPage(), { replace: true, state: stateOfContact(chosen) });
    const session = numberOfSession();
    return () => void (numberOfSession() === session && forget());
  });
  useEffect(() => keepChosen(), []);
  if (subject === null) return <MissingParameters />;
  // Single-sign-on users reach the page only through an obligation.
  return (
    <WhenObliged isLimited={check.data?.isSingleSignOn === true}>
      <VerifyContact
        key={`${subject.type} ${subject.purpose}`}
        subject={subject}
        shown={chosen?.shown}
        returnUrl={query.get('returnUrl')}
        isMobile={isMobilePlatform(query)}
      />
    </WhenObliged>
  );
}

function MissingParameters() {
  useEffect(() => {
    log('error', 'verify-contact.error', {
      code: 'MISSING_REQUIRED_QUERY_PARAMS',
      message: 'There are some required query params that are missing',
    });
    showResult('FAILURE_VERIFY_CONTACT_INFO');
  }, []);
  return null;
}
