import * as z from 'zod/mini';
import type english from '../../../locales/en/step-up.json';
import type { components } from '../../../openapi/generated/identity-orchestrator';
import { STEP_UP_LEVEL } from '../../config/constants';
import { type CodeTimes, keptTimes } from '../../forms/sent-code';
import { leadsToLogout, paths } from '../../navigation/paths';
import { configuredTarget, redirectTarget } from '../../navigation/redirects';
import type { SafeUrl } from '../../navigation/path';

export interface StepUpQuery {
  readonly requiredLevel: number;
  readonly redirectUrl: SafeUrl;
  readonly cancelUrl: SafeUrl;
  /** Without a target, the web view of the mobile app goes back a page. */
  readonly hasRedirect: boolean;
  readonly hasCancel: boolean;
}

export function readStepUpQuery(search: string): StepUpQuery {
  const redirectUrl = redirectTarget(search, null);
  const cancelUrl = redirectTarget(search, null, 'cancelUrl');
  return {
    requiredLevel: levelOf(new URLSearchParams(search).get('requiredLevel')),
    redirectUrl: redirectUrl ?? configuredTarget('home'),
    cancelUrl: cancelUrl ?? paths.logout(),
    hasRedirect: redirectUrl !== null,
    hasCancel: cancelUrl !== null,
  };
}

/** A broken query never lowers the level. */
export function levelOf(text: string | null): number {
  return text !== null && /^[0-3]$/.test(text) ? Number(text) : STEP_UP_LEVEL;
}

export type Purpose = keyof typeof english.purpose;

/** A newer service may name another one. */
const REASONS = ['newDevice', 'newPlace', 'sensitiveChange', 'policy'] as const;

type StepUpReason = components['schemas']['StepUpReason'];

export type ReasonKey = `purpose.${Purpose}` | `reason.${keyof typeof english.reason}`;

/** What the user is about to do, and why the service asks. A purpose is a sensitive change itself, so it is said once. */
export function reasonsOf(purpose: Purpose | null, reason: StepUpReason | (string & {}) | undefined): ReasonKey[] {
  const known = REASONS.find((one) => one === reason);
  const isSaid = known === undefined || (purpose !== null && known === 'sensitiveChange');
  return [
    ...(purpose === null ? [] : [`purpose.${purpose}` as const]),
    ...(isSaid ? [] : [`reason.${known}` as const]),
  ];
}

const PURPOSES: readonly (readonly [resume: string, purpose: Purpose])[] = [
  ['passkey', 'passkey'],
  ['app', 'app'],
  ['remove-app', 'removeApp'],
  ['codes', 'codes'],
  ['delete-', 'deletePasskey'],
];

/** Null for a user whom an obligation stops on the way to the contact info: Cancel then logs out. */
export function purposeOf(
  { redirectUrl, cancelUrl }: { readonly redirectUrl: string; readonly cancelUrl: string },
  ownOrigin = location.origin,
): Purpose | null {
  const { pathname, searchParams } = new URL(redirectUrl, ownOrigin);
  if (pathname === paths.accountSettings({ tab: 'contact-info' }))
    return leadsToLogout(cancelUrl, ownOrigin) ? null : 'contact';
  if (pathname !== paths.accountSettings({ tab: 'security' })) return null;
  const resume = searchParams.get('resume') ?? '';
  const found = PURPOSES.find(([name]) => (name.endsWith('-') ? resume.startsWith(name) : resume === name));
  return found?.[1] ?? null;
}

const CODE_TYPES = ['SMS', 'VOICE', 'EMAIL', 'TOTP', 'BACKUP_CODE'] as const;

export interface Method {
  readonly id: string;
  readonly type: (typeof CODE_TYPES)[number] | 'PASSKEY';
  /** Masked; only for SMS, VOICE and EMAIL. */
  readonly destination?: string | undefined;
}

export interface CodeChallenge extends Omit<CodeTimes, 'resendAt'> {
  readonly id: string;
  /** Null for a method that sends no code. */
  readonly resendAt: number | null;
}

export type StepUp =
  | { readonly step: 'choose'; readonly chosen: string | null }
  | { readonly step: 'code'; readonly method: Method; readonly challenge: CodeChallenge }
  /** The browser asks for the passkey, or that has failed. */
  | { readonly step: 'passkey'; readonly method: Method }
  | { readonly step: 'left' };

export type StepUpEvent =
  | { readonly type: 'choose'; readonly methodId: string }
  | { readonly type: 'challenged'; readonly method: Method; readonly challenge: CodeChallenge }
  | { readonly type: 'ask-passkey'; readonly method: Method }
  | { readonly type: 'other-way' }
  | { readonly type: 'leave' };

export const initialStepUp: StepUp = { step: 'choose', chosen: null };

/** What the history entry keeps. It holds no secret. */
export function keptOf(state: StepUp): Pick<Extract<StepUp, { step: 'code' }>, 'method' | 'challenge'> | undefined {
  return state.step === 'code' ? { method: state.method, challenge: state.challenge } : undefined;
}

const keptStep = z.object({
  method: z.object({
    id: z.string(),
    type: z.literal(CODE_TYPES),
    destination: z.optional(z.string()),
  }),
  challenge: z.object({ id: z.string(), ...keptTimes, resendAt: z.nullable(z.number()) }),
});

/** A kept code step continues after a reload: the sent code and the cooldown still apply. */
export function startStepUp(kept: unknown): StepUp {
  const { data } = keptStep.safeParse(kept);
  return data === undefined ? initialStepUp : { step: 'code', ...data };
}

/** A newer service may offer methods that this page does not know. */
export function isMethod<M extends { readonly type: string }>(method: M): method is M & Pick<Method, 'type'> {
  return method.type === 'PASSKEY' || CODE_TYPES.some((type) => type === method.type);
}

/**
 * The masks of two addresses can be the same. The numbers follow the order of the service, so a method keeps its
 * number.
 */
export function tellApart<M extends Pick<Method, 'type' | 'destination'>>(
  methods: readonly M[],
  numbered: (place: { destination: string; number: number; total: number }) => string,
): M[] {
  return methods.map((method) => {
    const { type, destination } = method;
    const same = methods.filter((other) => other.type === type && other.destination === destination);
    if (destination === undefined || same.length === 1) return method;
    return { ...method, destination: numbered({ destination, number: same.indexOf(method) + 1, total: same.length }) };
  });
}

export function lastUsedFirst<M extends Pick<Method, 'type'>>(methods: readonly M[], last: Method['type'] | undefined) {
  return [...methods.filter(({ type }) => type === last), ...methods.filter(({ type }) => type !== last)];
}

export function stepUpReducer(state: StepUp, event: StepUpEvent): StepUp {
  if (state.step === 'left') return state;
  switch (event.type) {
    case 'choose':
      return state.step === 'choose' ? { ...state, chosen: event.methodId } : state;
    case 'challenged':
      return { step: 'code', method: event.method, challenge: event.challenge };
    case 'ask-passkey':
      return { step: 'passkey', method: event.method };
    case 'other-way':
      return state.step === 'choose' ? state : { step: 'choose', chosen: state.method.id };
    case 'leave':
      return { step: 'left' };
  }
}
