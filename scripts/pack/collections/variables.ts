export const title = 'Sign-in front door';

/** `csrf` is any text that the caller chooses. */
export const variables = { origin: 'http://localhost:4010', world: 'collection', csrf: 'mine' };
