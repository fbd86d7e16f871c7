import { useAsked } from '../../session/use-asked';
import { WhenAsked } from '../../ui/WhenAsked';
import { BasicCredentials } from './BasicCredentials';

/** /auth/user/create-credential: a signed-in user creates a username and password. */
export default function UserCreateCredential() {
  return (
    <WhenAsked asked={useAsked()}>
      <BasicCredentials />
    </WhenAsked>
  );
}
