/**
 * A refused record: a duplicate, or one off its schema. The message is a sentence for the developer who wrote the
 * record.
 */
export class RecordError extends Error {
  override name = 'RecordError';
}
