import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { log } from '../../api/logging';
import { showResult } from '../../navigation/results';
import { contactOfState } from '../../navigation/route-contact';
import { authCheckQuery } from '../../session/session';
import { WhenObliged } from '../../forms/WhenObliged';
import { isMobilePlatform, subjectOf } from './verify-contact-info.flow';
import { VerifyContact } from './VerifyContact';

export default function VerifyContactInfoScreen() {
  const check = useQuery(authCheckQuery);
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const subject = subjectOf(query, state);
  if (subject === null) return <MissingParameters />;
  // Single-sign-on users reach the page only through an obligation.
  return (
    <WhenObliged isLimited={check.data?.isSingleSignOn === true}>
      <VerifyContact
        key={`${subject.type} ${subject.purpose}`}
        subject={subject}
        shown={contactOfState(state)?.shown}
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
