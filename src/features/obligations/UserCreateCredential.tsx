import { useObligation } from '../../session/use-obligation';
import { WhenObliged } from '../../ui/WhenObliged';
import { BasicCredentials } from './BasicCredentials';

export default function UserCreateCredential() {
  const obligation = useObligation();
  return (
    <WhenObliged obligation={obligation} chosen={<BasicCredentials cancel={obligation.target} />}>
      <BasicCredentials />
    </WhenObliged>
  );
}
