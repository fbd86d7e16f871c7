import { ControlRefusal } from './refusal';

/** Refuses a call that does not say what it wants. @param field that is wrong: `/command` */
export function malformed(message: string, field?: string): ControlRefusal {
  return new ControlRefusal(400, 'MALFORMED_REQUEST', message, field);
}

export function notFound(message: string): ControlRefusal {
  return new ControlRefusal(404, 'NOT_FOUND', message);
}
