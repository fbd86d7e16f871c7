import { type core, z } from 'zod';
import orchestrator from '../../../openapi/generated/identity-orchestrator.json';
import gateway from '../../../openapi/generated/ui-gateway.json';
import { nearest } from '../../contract/nearest';
import { isEmail } from '../../contract/email';
import { LAST_INSTANT } from '../clock';

const { schemas } = orchestrator.components;

interface TextSchema {
  pattern?: string;
  maxLength?: number;
  minLength?: number;
  examples?: string[];
}

/** What a value of each type looks like in a file. */
const types: Readonly<Record<string, string>> = {
  string: 'a text, in quotes where it looks like a number',
  boolean: 'true or false',
  int: 'a whole number',
  array: 'a list such as [a, b]',
  object: 'fields, below it and with an indent',
  record: 'fields, below it and with an indent',
};

/** What is wrong with a value, and what to write. */
export function sentenceOf(issue: core.$ZodIssue): string {
  const { code, message } = issue;
  if (message.endsWith('received undefined')) return 'it is missing';
  if (code === 'invalid_type') return `expected ${types[issue.expected] ?? `a ${issue.expected}`}`;
  // A schema may have a sentence of its own.
  if (!message.startsWith('Too ')) return message.replace(/^Invalid option: /, '');
  if (code === 'too_big') return `expected at most ${issue.maximum}`;
  return code === 'too_small' ? `expected at least ${issue.minimum}` : message;
}

/** A text that fits this schema of the contract. */
function textOf({ pattern = '', minLength = 0, maxLength, examples }: TextSchema, what: string) {
  const error = `expected ${what}${examples ? ` such as "${examples.join()}"` : ''}, and at most ${maxLength} characters`;
  return z
    .string()
    .regex(new RegExp(pattern), error)
    .min(minLength, error)
    .max(maxLength ?? Infinity, error);
}

/** One of the names that the contract lists. */
function nameOf({ enum: names }: { enum: string[] }, what: string) {
  return z.enum(names, {
    error: ({ input }) =>
      typeof input === 'string'
        ? `there is no ${what} "${input.slice(0, 60)}": did you mean "${nearest(input, names)}"?`
        : undefined,
  });
}

export const identifier = textOf(schemas.Identifier, 'an id');
export const displayName = textOf(schemas.DisplayName, 'a name');
export const username = textOf({ minLength: 1, maxLength: schemas.Me.properties.username.maxLength }, 'a username');
export const phoneNumber = textOf(schemas.OptionalPhoneNumber, 'a number in E.164');
/** Also as an older system wrote it. */
const written = String.raw`^[+(]?\d(?:[ ()./-]*\d){6,14}$`;
export const storedPhoneNumber = textOf({ ...schemas.StoredPhoneNumber, pattern: written }, 'a number in E.164');
export const languageTag = textOf(schemas.LanguageTag, 'a language');
export const regionCode = textOf(schemas.RegionCode, 'a region');
export const timeZone = textOf(schemas.TimeZone, 'a time zone');
export const url = textOf(schemas.Url, 'an address');
export const linkToken = textOf(schemas.Token, 'a token of letters, digits, ".", "_", "~" and "-"');
export const oneTimeCode = textOf(schemas.OneTimeCode, 'a code');
export const base64Url = textOf(schemas.Base64Url, 'base64url');
export const accessRole = textOf(schemas.HeldAccessRole.properties.role, 'a role');
export const agreementName = textOf(gateway.components.schemas.AgreementName, 'the name of an agreement');
export const agreementVersion = textOf(gateway.components.schemas.AgreementVersion, 'a version');
export const tokenKind = nameOf(schemas.TokenKind, 'kind of token');
export const featureFlag = nameOf(schemas.FeatureFlag, 'flag');

/** The contract limits only the length of a typed address. The services refuse it by this rule. */
export const emailAddress = z.string().refine(isEmail, 'expected an e-mail address such as "ann@example.com"');
export const calendarDate = z.iso.date('expected a day of the calendar such as "1990-04-23"');
export const totpSecret = z.string().regex(/^[A-Z2-7]{16,}$/, 'expected base32 of at least 16 characters');
/** Epoch ms. */
export const instant = z.int().min(-LAST_INSTANT).max(LAST_INSTANT);
export const count = z.int().min(0).max(1_000_000_000);
export const level = z.int().min(schemas.LevelOfAssurance.minimum).max(schemas.LevelOfAssurance.maximum);
