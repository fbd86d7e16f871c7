/**
 * A refused record: a duplicate, or one that its schema refuses. The developer who wrote the record reads the message.
 */
export class RecordError extends Error {
  override name = 'RecordError';

  /** @param path leads to the wrong field of the record */
  constructor(
    message: string,
    readonly path: readonly PropertyKey[] = [],
  ) {
    super(message);
  }
}
