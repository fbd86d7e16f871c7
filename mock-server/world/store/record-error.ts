/**
 * A refused record: a duplicate, or one that its schema refuses. The developer who wrote the record reads the message.
 */
export class RecordError extends Error {
  override name = 'RecordError';
  /** The place of the record in the list that a call brought, from 0. */
  row?: number;
}
