import { WhenObliged } from '../../forms/WhenObliged';
import { BasicCredentials } from './BasicCredentials';

export default function UserCreateCredential() {
  return (
    <WhenObliged chosen={(cancel) => <BasicCredentials cancel={cancel} />}>
      <BasicCredentials />
    </WhenObliged>
  );
}
