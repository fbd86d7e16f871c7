import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** A file and its hash, as in-toto names them. */
interface Resource {
  name: string;
  digest: Record<string, string>;
}

/**
 * What the files were made from: an in-toto statement (v1) with SLSA's provenance (v1). It has no signature, because
 * the key is the owner's.
 */
export async function provenanceOf(files: readonly string[], version: string): Promise<object> {
  const { isChanged, ...commit } = commitHere();
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: await Promise.all(files.map(resource)),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:sign-in-front-door:npm-run-pack:v1',
        externalParameters: { version },
        internalParameters: { node: process.version, isChanged },
        resolvedDependencies: [...(commit.id ? [sourceOf(commit.id)] : []), await resource('package-lock.json')],
      },
      runDetails: {
        builder: { id: 'urn:sign-in-front-door:npm-run-pack' },
        metadata: { finishedOn: new Date().toISOString() },
      },
    },
  };
}

async function resource(file: string): Promise<Resource> {
  const sha256 = createHash('sha256').update(await readFile(file));
  return { name: basename(file), digest: { sha256: sha256.digest('hex') } };
}

const sourceOf = (id: string): Resource => ({ name: 'source', digest: { gitCommit: id } });

/** The commit, and whether the files differ from it. Without git there is no commit. */
function commitHere(): { id?: string; isChanged?: boolean } {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return { id: git('rev-parse', 'HEAD'), isChanged: git('status', '--porcelain') !== '' };
  } catch {
    return {};
  }
}
