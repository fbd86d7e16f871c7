import { type MockAnswer, type MockRequest } from '../http';
import { type World } from '../world';

/** Answers for what stands around the platform (other sign-in system, SAML provider, captcha script ...); null for any other path. */
export async function outsidePage(_world: World, _request: MockRequest): Promise<MockAnswer | null> {
  return null;
}
