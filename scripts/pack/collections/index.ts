import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brunoFiles } from './bruno';
import { postmanCollection } from './postman';
import { collectedRequests } from './requests';

/** Writes every operation as a request that can be sent, for Postman and for Bruno. */
export async function writeCollections(folder: string): Promise<void> {
  const requests = collectedRequests();
  const files = [...brunoFiles(requests)].map(([name, text]) => [`bruno/${name}`, text] as const);
  const postman = `${JSON.stringify(postmanCollection(requests), null, 1)}\n`;
  for (const [name, text] of [...files, ['sign-in.postman_collection.json', postman] as const]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
