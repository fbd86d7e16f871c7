/** Knows which files have changed since the mock server loaded them, by their content. */
export class ChangedFiles {
  /** Notes an event of a file. */
  add(file: string): void;
  /** Whether a noted file is empty. */
  get hasEmpty(): boolean;
  /** The noted files that differ from the loaded ones. From now on they count as loaded. */
  take(): string[];
  /** Counts these files as loaded, as they are now. */
  keep(files: readonly string[]): void;
  /** Lets each file count as changed at its next event. */
  forget(): void;
}
