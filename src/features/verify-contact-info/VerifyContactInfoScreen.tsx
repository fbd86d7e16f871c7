import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { log } from '../../platform/logging';
import { showResult } from '../../navigation/results';
import { isMobilePlatform, subjectOf } from './verify-contact-info.flow';
import { VerifyContact } from './VerifyContact';

/**
 * /auth/verify-contact-info. The query has type, purpose, returnUrl and platformType; navigation state has the contact
 * that the user selected.
 */
export default function VerifyContactInfoScreen() {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const subject = subjectOf(query, state);
  if (subject === null) return <MissingParameters />;
  return (
    <VerifyContact
      key={`${subject.type} ${subject.purpose}`}
      subject={subject}
      returnUrl={query.get('returnUrl')}
      isMobile={isMobilePlatform(query)}
    />
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
