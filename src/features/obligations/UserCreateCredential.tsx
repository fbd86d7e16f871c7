import { BasicCredentials } from './BasicCredentials';

/** /auth/user/create-credential (spec 2): the signed-in person's own way to a username and password. */
export default function UserCreateCredential() {
  return <BasicCredentials />;
}
