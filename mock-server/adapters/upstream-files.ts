import { readFile } from 'node:fs/promises';
import type { JournalEntry } from '../world/journal';
import { Recording } from '../upstream/recording';
import { RecordingError, Replay } from '../upstream/replay';
import { Target } from '../upstream/target';
import type { UpstreamState } from '../world/upstream';
import { FileWriter } from './file-writer';

/** Passes calls to a real service, and records them in a file with masked secrets. */
export class RecordedTarget extends Target {
  readonly #recording: Recording;
  readonly #file: FileWriter;

  private constructor(
    readonly path: string,
    ...target: ConstructorParameters<typeof Target>
  ) {
    super(...target);
    this.#recording = new Recording(this.origin);
    this.#file = new FileWriter(path, () => this.#recording.toString(), 'The recording');
  }

  /**
   * Begins a new recording, which may replace an older one but no other file.
   * @throws RecordingError when the file holds something else
   */
  static async begin(path: string, ...target: ConstructorParameters<typeof Target>): Promise<RecordedTarget> {
    const before = await readIfThere(path);
    if (before !== undefined) checked(before, path, 'name another one');
    const made = new RecordedTarget(path, ...target);
    await made.write();
    return made;
  }

  override state(): UpstreamState {
    return { ...super.state(), file: this.path, recorded: this.#recording.calls };
  }

  onResponse(entry: JournalEntry): void {
    this.#recording.add(entry);
    this.#file.changed();
  }

  /** The last calls may not be in the file yet. @throws the error of the write */
  write(): Promise<void> {
    return this.#file.write();
  }
}

/** @throws RecordingError when the file holds no recording */
export async function openReplay(path: string): Promise<Replay> {
  const text = await readIfThere(path);
  if (text === undefined)
    throw new RecordingError(`There is no recording ${path}: make one with --target and --record.`);
  return checked(text, path, 'make one with --target and --record');
}

function checked(text: string, path: string, advice: string): Replay {
  try {
    return new Replay(text, path);
  } catch {
    throw new RecordingError(`The file ${path} is no recording: ${advice}.`);
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new RecordingError(`The file ${path} cannot be read: name another one.`);
  });
}
