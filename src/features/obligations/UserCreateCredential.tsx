import { useAsked } from '../../session/use-asked';
import { WhenAsked } from '../../ui/WhenAsked';
import { BasicCredentials } from './BasicCredentials';

/** /auth/user/create-credential: a signed-in user creates a username and password, by an obligation or by choice. */
export default function UserCreateCredential() {
  const asked = useAsked();
  return (
    <WhenAsked asked={asked} chosen={<BasicCredentials cancel={asked.target} />}>
      <BasicCredentials />
    </WhenAsked>
  );
}
