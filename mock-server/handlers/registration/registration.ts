import type { Associate, Client } from '../../world/store/collections';
import type { Handlers } from '../define';
import { attemptsLeft, clearAttempts, refuseLocked, takeAttempt } from '../../rules/attempts';
import { asksDateOfBirth, needsDateOfBirth, rememberDateOfBirth } from '../../rules/date-of-birth';
import { isoTime } from '../../rules/persons';
import { endInvitation, goodToken, hasEnded } from '../../rules/tokens';
import type { World } from '../../world/world';
import { membershipIn } from '../account/associates';
import { createAccount, linkAssociate } from './new-account';

function findAssociate(
  world: World,
  path: { clientId: string; associateId: string },
): { client: Client; associate: Associate } | 'CLIENT_NOT_FOUND' | 'NOT_FOUND' {
  const client = world.db.clients.get(path.clientId);
  if (!client) return 'CLIENT_NOT_FOUND';
  const associate = world.db.associates.get(path.associateId);
  return associate?.clientId === client.id ? { client, associate } : 'NOT_FOUND';
}

/** Creates the account of an invited person. */
export const registrationHandlers = {
  async createPersonFromToken({ world, session, body, respond, fail }) {
    const { code, isSSO, personData } = body.data;
    const credentials =
      'username' in personData ? { username: personData.username, password: personData.password } : null;
    const account = { phoneNumber: null, ...personData, code, credentials };
    const made = await createAccount(world, body.token, isSSO, account, session);
    if ('personId' in made) return respond(201, made);
    return made.status === 409 ? fail(409, made.code) : fail(422, made.code);
  },

  async createPerson({ world, body, respond, fail }) {
    const { token, username, password, ...account } = body;
    const made = await createAccount(world, token, false, {
      ...account,
      address: account.email[0]?.address,
      credentials: { username, password },
    });
    if ('personId' in made) return respond(201, made);
    if (made.status === 409) return fail(409, made.code);
    return made.code === 'CLIENT_MISSING_SAML_CONFIGURATION' ? fail(422, 'INVALID_TOKEN') : fail(422, made.code);
  },

  async createSsoPerson({ world, session, body, respond, fail }) {
    const { token, ...account } = body;
    const values = { ...account, address: account.email[0]?.address, credentials: null };
    const made = await createAccount(world, token, true, values, session);
    if ('personId' in made) return respond(201, made);
    if (made.status === 409) return fail(409, 'DUPLICATE_EMAIL');
    switch (made.code) {
      case 'INVALID_TOKEN':
      case 'TOKEN_LOAD_VERIFY_FAILURE':
      case 'TOKEN_EXECUTE_FAILURE':
      case 'CODE_INCORRECT':
      case 'CODE_EXPIRED':
      case 'CLIENT_MISSING_SAML_CONFIGURATION':
        return fail(422, made.code);
      default:
        return fail(422, 'TOKEN_EXECUTE_FAILURE');
    }
  },

  /** A wrong date and another person's link get the same response. Five wrong dates lock the link, not the person. */
  async verifyAssociate({ world, path, headers, body, respond, fail }) {
    const token = goodToken(world, 'registration', headers['x-registration-token'] ?? '');
    if (!token) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    const subject = `dob:${token.token}`;
    refuseLocked(world, subject);
    const found = findAssociate(world, path);
    const invited = typeof found === 'object' && found.associate.id === token.associateId ? found.associate : null;
    if (invited?.dateOfBirth === body.dob) {
      await clearAttempts(world, subject);
      await rememberDateOfBirth(world, token);
      return respond(204);
    }
    await takeAttempt(world, subject);
    const details = { remainingAttempts: attemptsLeft(world, subject) };
    return fail(422, 'ERROR_VERIFYING_ASSOCIATE', { field: 'dob', details });
  },

  getRegistrationSettings({ world, path, respond, fail }) {
    const found = findAssociate(world, path);
    if (typeof found === 'string') return fail(404, found);
    return respond(200, {
      verificationFields: asksDateOfBirth(found.associate) ? [{ kind: 'dob' }] : [],
      identityVerifiers: { isDobPresent: found.associate.dateOfBirth !== null },
    });
  },

  checkDateOfBirthExists({ world, path, respond, fail }) {
    const found = findAssociate(world, path);
    return typeof found === 'string'
      ? fail(404, found)
      : respond(200, { identityVerifiers: { isDobPresent: found.associate.dateOfBirth !== null } });
  },

  getAssociateAttributes({ world, path, respond, fail }) {
    const found = findAssociate(world, path);
    if (typeof found === 'string') return fail(404, found);
    return respond(200, {
      clientId: found.client.id,
      associateId: found.associate.id,
      companyName: found.client.name,
      authenticationType: found.client.isNexoClient ? 'Nexo' : 'Lifion',
      skipToCreateAccount: found.associate.attributes['skipToCreateAccount'] === 'true',
    });
  },

  /** Callers may read only their own membership; support staff may read any. */
  getAssociate({ world, path, person, session, respond, fail }) {
    const found = findAssociate(world, path);
    if (typeof found === 'string') return fail(404, found);
    const { client, associate } = found;
    if (associate.personId !== person.id && person.allClientAccessRoles.length === 0)
      return fail(403, 'INSUFFICIENT_PERMISSIONS');
    return respond(200, { ...membershipIn(session, associate, client), client: { name: client.name } });
  },

  verifyAssociateToken({ world, body, respond, fail }) {
    const token = goodToken(world, 'registration', body.token);
    if (!token) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    const associate = world.db.associates.get(token.associateId);
    const client = world.db.clients.get(token.clientId);
    return respond(200, {
      token: token.token,
      expiresAt: isoTime(token.expiresAt),
      extra_information: {
        client_name: client?.name ?? '',
        first_name: associate?.firstName ?? '',
        last_name: associate?.lastName ?? '',
      },
      token_blob: {
        ...(token.clientId === null ? {} : { clientId: token.clientId }),
        ...(token.associateId === null ? {} : { associateId: token.associateId }),
        ...(token.email === null ? {} : { email: token.email }),
      },
    });
  },

  async executeAssociateToken({ world, body, person, respond, fail }) {
    if (body.personId !== person.id) return fail(403, 'INSUFFICIENT_PERMISSIONS');
    const known = world.db.tokens.get(body.token);
    if (known && hasEnded(world, known)) return fail(422, 'TOKEN_EXECUTE_FAILURE');
    const token = goodToken(world, 'registration', body.token);
    if (!token) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    if (needsDateOfBirth(world, token)) return fail(422, 'ERROR_VERIFYING_ASSOCIATE');
    await linkAssociate(world, token, person.id);
    return respond(204);
  },

  async declineInvitation({ world, path, respond, fail }) {
    const token = goodToken(world, 'registration', path.token);
    if (!token) return fail(422, 'TOKEN_LOAD_VERIFY_FAILURE');
    await endInvitation(world, token, 'declined');
    return respond(204);
  },
} satisfies Partial<Handlers>;
