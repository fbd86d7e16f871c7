import { beforeEach, describe, expect, it } from 'vitest';
import { bindPerson, notePerson, noteSessionBegun, noteSessionEnded, personOfPage, sessionOfPage } from './person';

const person = (personId: string) => ({ personId, firstName: personId, lastName: '', username: undefined });
const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  noteSessionEnded();
  bindPerson({
    onKnown: ({ personId }) => heard.push(personId),
    onAnother: () => heard.push('another'),
    onBegun: () => heard.push('begun'),
  });
});

describe('the person of the page', () => {
  it('is the first one that the service names, and is told once', () => {
    expect(personOfPage()).toBeUndefined();
    notePerson(person('ann'), sessionOfPage());
    notePerson(person('ann'), sessionOfPage());
    expect([personOfPage(), ...heard]).toEqual(['ann', 'ann']);
  });

  it('stays when the service names another one, so that what this page still sends is refused', () => {
    notePerson(person('ann'), sessionOfPage());
    notePerson(person('dana'), sessionOfPage());
    expect([personOfPage(), ...heard]).toEqual(['ann', 'ann', 'another']);
  });

  it('is unknown after the session has ended, and a late response of that session says nothing', () => {
    const before = sessionOfPage();
    notePerson(person('ann'), before);
    noteSessionEnded();
    notePerson(person('ann'), before);
    expect(personOfPage()).toBeUndefined();
    notePerson(person('dana'), sessionOfPage());
    expect(heard).toEqual(['ann', 'dana']);
  });

  it('is named by a response that was asked for just before the sign-in was done', () => {
    const asked = sessionOfPage();
    noteSessionBegun();
    notePerson(person('dana'), asked);
    expect([personOfPage(), ...heard]).toEqual(['dana', 'begun', 'dana']);
  });
});
