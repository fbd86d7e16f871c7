import { replaceEqualDeep } from '@tanstack/react-query';

// For test runs only: the places that import this module use it under import.meta.env.DEV. A build contains none of it.

/** A call whose body the app reads. */
export interface ReadCall {
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

/** Notes which fields of the bodies are read, for openapi/reads (see docs/contract.md). */
export interface ReadObserver {
  /** What stands for the body in the app. */
  readonly watch: <Body>(body: Body, call: ReadCall) => Body;
  /** What stands for the structural sharing of TanStack Query, which reads every field. */
  readonly share: (before: unknown, now: unknown) => unknown;
}

let observer: ReadObserver | undefined;
const requests = new WeakMap<Response, Request>();

export function observeReads(by: ReadObserver): void {
  observer = by;
}

export function rememberCall(request: Request, response: Response): void {
  requests.set(response, request);
}

export function watched<Answer extends { data?: unknown; error?: unknown; response: Response }>(
  answer: Answer,
): Answer {
  const request = requests.get(answer.response);
  if (!observer || !request) return answer;
  const call = { method: request.method, url: request.url, status: answer.response.status };
  return { ...answer, data: observer.watch(answer.data, call), error: observer.watch(answer.error, call) };
}

export function share(before: unknown, now: unknown): unknown {
  return observer ? observer.share(before, now) : replaceEqualDeep(before, now);
}
