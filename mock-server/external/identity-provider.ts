import type { Person, Token } from '../world/store/collections';
import { html, page, seeOther } from '../http/html';
import type { MockResponse } from '../http/http';
import { clearObligations } from '../rules/obligations';
import { goodToken, idAtProvider } from '../rules/tokens';
import { makePerson } from '../world/store/make';
import { findPerson } from '../world/person-of-call';
import { removeSession, startSession } from '../world/sessions';
import type { World } from '../world/world';
import { outsideStyle } from './files';
import { enter, onward, type Visit } from './visit';

const MOST_SHOWN = 12;

/**
 * A company's identity provider (SAML, or a provider found by e-mail address). It signs a person in and redirects back
 * with a session. An invited person may have no account yet. The provider knows who they are, so a single sign-on
 * invitation is enough for a session. They then go to the confirmation page.
 */
export async function identityProvider(visit: Visit, kind: 'saml' | 'sso'): Promise<MockResponse> {
  const { world, method, form } = visit;
  if (method !== 'POST') return providerPage(visit, kind);
  const name = form.get('user') ?? '';
  const person = findPerson(world, name.trim());
  if (!person) {
    const invitation = world.db.tokens.findFirst((q) =>
      q.where(
        (token) =>
          token.accountType === 'sso' &&
          token.email?.toLowerCase() === name.toLowerCase() &&
          goodToken(world, token.kind, token.token) !== null,
      ),
    );
    if (invitation) {
      if (visit.session) removeSession(world, visit.session);
      const { cookies } = await startSession(world, await knownToProvider(world, invitation), {
        method: 'SSO',
        level: 1,
      });
      return seeOther(
        `/auth/sso-service-provider/associate-confirmation?token=${encodeURIComponent(invitation.token)}`,
        cookies,
      );
    }
    return providerPage(visit, kind, 'Nobody of this name is known here. Try another.');
  }
  const cookies = await enter(visit, person, 'SSO');
  if (kind === 'saml') clearObligations(world, person.id, 'forceSamlAuthentication');
  return seeOther(onward(visit, '/'), cookies);
}

/** The invited person as the provider knows them, also before they have an account here. */
export async function knownToProvider(world: World, invitation: Token): Promise<Person> {
  const id = idAtProvider(invitation);
  const associate = world.db.associates.get(invitation.associateId);
  const { firstName = '', lastName = '' } = associate ?? {};
  return (
    world.db.persons.get(id) ??
    makePerson(world, { id, username: null, password: null, firstName, lastName, isSsoOnly: true })
  );
}

function providerPage(visit: Visit, kind: 'saml' | 'sso', problem?: string): MockResponse {
  const { world, query, form, path } = visit;
  const provider = path['provider'] ?? '';
  const clientId = form.get('clientId') ?? query.get('clientId') ?? '';
  const client = world.db.clients.get(clientId) ?? world.db.clients.get(provider);
  const company = client?.name ?? world.db.providers.get(provider)?.name ?? 'your company';
  const people = peopleOf(world, client?.id);
  return page({
    title: `Identity provider of ${company}`,
    style: outsideStyle,
    main: html` <p class="quiet">
        A stand-in for the ${kind === 'saml' ? 'SAML provider' : 'single sign-on provider'} that a company runs. It asks
        for no password.
      </p>
      ${problem === undefined ? undefined : html`<p role="alert">${problem}</p>`}
      <form method="post" action="/outside/${kind}/${encodeURIComponent(provider)}">
        <input type="hidden" name="returnUrl" value="${onward(visit, '/')}" />
        <input type="hidden" name="clientId" value="${client?.id ?? ''}" />
        <label for="user">Username or e-mail address</label>
        <input
          type="text"
          id="user"
          name="user"
          list="people"
          autocomplete="username"
          autocapitalize="none"
          required
          value="${form.get('user') ?? query.get('email') ?? ''}"
        />
        <datalist id="people">
          ${people.map((person) => {
            const name = person.username ?? person.emails[0]?.address ?? person.id;
            return html`<option value="${name}">${person.firstName} ${person.lastName}</option>`;
          })}
        </datalist>
        <button type="submit">Sign in</button>
      </form>
      <p><a href="/auth/saml-error?error=AUTHENTICATION_FAILED">Refuse</a></p>`,
  });
}

/** At most 12 people to suggest. They are members of the client; without a client, they sign in only this way. */
function peopleOf(world: World, clientId: string | undefined): Person[] {
  if (clientId === undefined)
    return world.db.persons.findMany((q) => q.where({ isSsoOnly: true })).slice(0, MOST_SHOWN);
  const members = new Set(world.db.associates.findMany((q) => q.where({ clientId })).map(({ personId }) => personId));
  return world.db.persons.findMany((q) => q.where(({ id }) => members.has(id))).slice(0, MOST_SHOWN);
}
