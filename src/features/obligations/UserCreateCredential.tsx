import { useAsked } from '../../session/use-asked';
import { WhenAsked } from '../../ui/WhenAsked';
import { BasicCredentials } from './BasicCredentials';

export default function UserCreateCredential() {
  const asked = useAsked();
  return (
    <WhenAsked asked={asked} chosen={<BasicCredentials cancel={asked.target} />}>
      <BasicCredentials />
    </WhenAsked>
  );
}
