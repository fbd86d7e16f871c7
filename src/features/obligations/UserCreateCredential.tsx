import { BasicCredentials } from './BasicCredentials';

/**
 * /auth/user/create-credential (see docs/product/2-screens.md#authenticated-routes): the signed-in person's own way to
 * a username and password.
 */
export default function UserCreateCredential() {
  return <BasicCredentials />;
}
