import * as z from 'zod/mini';
import { type CodeTimes, keptTimes } from '../../forms/sent-code';

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
