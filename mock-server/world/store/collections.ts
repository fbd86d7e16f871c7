import type { z } from 'zod';
import * as schemas from './schemas';
import * as security from './security-schemas';
import type { Immutable } from './clone';
import { Table } from './table';

/**
 * Creates the collections of one world, each empty. Their names are those of the control interface
 * (`/__mock/state/{collection}`).
 */
export function createCollections() {
  return {
    persons: new Table('persons', schemas.personSchema, 'id', ['username']),
    clients: new Table('clients', schemas.clientSchema, 'id'),
    associates: new Table('associates', schemas.associateSchema, 'id'),
    sessions: new Table('sessions', schemas.sessionSchema, 'id'),
    tokens: new Table('tokens', schemas.tokenSchema, 'token'),
    devices: new Table('devices', schemas.deviceSchema, 'deviceId'),
    obligations: new Table('obligations', schemas.obligationSchema, 'id'),
    challenges: new Table('challenges', schemas.challengeSchema, 'id'),
    agreements: new Table('agreements', schemas.agreementSchema, 'id'),
    acceptances: new Table('acceptances', schemas.acceptanceSchema, 'id'),
    providers: new Table('providers', schemas.providerSchema, 'id'),
    impersonations: new Table('impersonations', schemas.impersonationSchema, 'id'),
    products: new Table('products', schemas.productSchema, 'productId'),
    groups: new Table('groups', schemas.groupSchema, 'name'),
    attempts: new Table('attempts', schemas.attemptSchema, 'id'),
    flags: new Table('flags', schemas.flagSchema, 'id'),
    activities: new Table('activities', security.activitySchema, 'id'),
    logs: new Table('logs', schemas.logSchema, 'id'),
    securityReports: new Table('securityReports', schemas.securityReportSchema, 'id'),
  };
}

export type Collections = ReturnType<typeof createCollections>;
export type CollectionName = keyof Collections;

export type Person = Immutable<z.output<typeof schemas.personSchema>>;
export type Email = Immutable<z.output<typeof schemas.emailSchema>>;
export type Phone = Immutable<z.output<typeof schemas.phoneSchema>>;
export type Client = Immutable<z.output<typeof schemas.clientSchema>>;
export type Associate = Immutable<z.output<typeof schemas.associateSchema>>;
export type Session = Immutable<z.output<typeof schemas.sessionSchema>>;
export type Token = Immutable<z.output<typeof schemas.tokenSchema>>;
export type Obligation = Immutable<z.output<typeof schemas.obligationSchema>>;
export type Passkey = Immutable<z.output<typeof security.passkeySchema>>;
export type PersonSecurity = Immutable<z.output<typeof security.personSecuritySchema>>;
export type SignInDevice = Immutable<z.output<typeof security.signInDeviceSchema>>;
export type Activity = Immutable<z.output<typeof security.activitySchema>>;
export type Challenge = Immutable<z.output<typeof schemas.challengeSchema>>;
