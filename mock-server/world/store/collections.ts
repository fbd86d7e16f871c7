import type { z } from 'zod';
import * as schemas from './schemas';
import * as security from './security-schemas';
import { type RecordOf, WorldCollection } from './world-collection';

/** The names are those of the control interface (`/__mock/state/{collection}`). */
export function createCollections() {
  return {
    persons: new WorldCollection('persons', schemas.personSchema, 'id', ['username']),
    clients: new WorldCollection('clients', schemas.clientSchema, 'id'),
    associates: new WorldCollection('associates', schemas.associateSchema, 'id'),
    sessions: new WorldCollection('sessions', schemas.sessionSchema, 'id'),
    tokens: new WorldCollection('tokens', schemas.tokenSchema, 'token'),
    devices: new WorldCollection('devices', schemas.deviceSchema, 'deviceId'),
    obligations: new WorldCollection('obligations', schemas.obligationSchema, 'id'),
    challenges: new WorldCollection('challenges', schemas.challengeSchema, 'id'),
    agreements: new WorldCollection('agreements', schemas.agreementSchema, 'id'),
    acceptances: new WorldCollection('acceptances', schemas.acceptanceSchema, 'id'),
    providers: new WorldCollection('providers', schemas.providerSchema, 'id'),
    impersonations: new WorldCollection('impersonations', schemas.impersonationSchema, 'id'),
    products: new WorldCollection('products', schemas.productSchema, 'productId'),
    groups: new WorldCollection('groups', schemas.groupSchema, 'name'),
    attempts: new WorldCollection('attempts', schemas.attemptSchema, 'id'),
    flags: new WorldCollection('flags', schemas.flagSchema, 'id'),
    activities: new WorldCollection('activities', security.activitySchema, 'id'),
    logs: new WorldCollection('logs', schemas.logSchema, 'id'),
    securityReports: new WorldCollection('securityReports', schemas.securityReportSchema, 'id'),
  };
}

export type Collections = ReturnType<typeof createCollections>;
export type CollectionName = keyof Collections;

export type Person = RecordOf<typeof schemas.personSchema>;
export type Email = z.output<typeof schemas.emailSchema>;
export type Phone = z.output<typeof schemas.phoneSchema>;
/** A contact of a person. */
export type Contact = Email | Phone;
export type Client = RecordOf<typeof schemas.clientSchema>;
export type Associate = RecordOf<typeof schemas.associateSchema>;
export type Session = RecordOf<typeof schemas.sessionSchema>;
export type Token = RecordOf<typeof schemas.tokenSchema>;
export type Obligation = RecordOf<typeof schemas.obligationSchema>;
export type Passkey = z.output<typeof security.passkeySchema>;
export type TrustedDevice = z.output<typeof security.trustedDeviceSchema>;
export type SignInDevice = z.output<typeof security.signInDeviceSchema>;
export type Activity = RecordOf<typeof security.activitySchema>;
export type Challenge = RecordOf<typeof schemas.challengeSchema>;
