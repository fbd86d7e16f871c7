import type { Handlers } from '../define';
import { clearAgreements } from '../../rules/obligations';
import { acceptAgreement, currentAgreement } from '../../rules/agreements';
import { documentIn, nameIn } from '../../rules/names';
import { isoTime } from '../../rules/persons';

export const agreementHandlers = {
  /** The response leaves out keys without an agreement. Names and documents are in the language of the request. */
  getLegalAgreements({ world, query, headers, respond }) {
    const language = headers['user-language'];
    const all = world.db.agreements.all();
    const found = query.keys.flatMap((name) => all.filter((one) => one.agreementName === name).slice(-1));
    return respond(200, {
      data: found.map(({ id: _, createdAt, displayName, documentUrl, ...agreement }) => ({
        ...agreement,
        displayName: nameIn(language, displayName),
        documentUrl: documentIn(language, documentUrl),
        createdAt: isoTime(createdAt),
      })),
    });
  },

  async acceptLegalAgreements({ world, person, body, respond, fail }) {
    const known = body.legalAgreements.every((accepted) =>
      world.db.agreements.findFirst((q) =>
        q.where(
          (agreement) => agreement.agreementName === accepted.agreementName && agreement.version === accepted.version,
        ),
      ),
    );
    if (!known) return fail(404, 'NOT_FOUND');
    for (const accepted of body.legalAgreements) await acceptAgreement(world, person.id, accepted);
    clearAgreements(world, person.id, (name) => {
      const present = currentAgreement(world, name);
      return present === undefined || world.db.acceptances.get(`${person.id}:${name}:${present.version}`) !== undefined;
    });
    return respond(204);
  },
} satisfies Partial<Handlers>;
