import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DeployedFile } from '../../assembly/definition';
import type { StorageContext } from './call';

/** Stores the files of a deployment, unless they are stored already. */
export async function deployFiles(
  deployed: readonly DeployedFile[],
  { files, objects, clock }: Pick<StorageContext, 'files' | 'objects' | 'clock'>,
): Promise<void> {
  for (const { path, ...address } of deployed) {
    const content = await readFile(path);
    const etag = createHash('md5').update(content).digest('hex');
    if ((await objects.find(address))?.etag === etag) continue;
    const { body, size } = await files.write([content]);
    const lastModified = clock.now().toISOString();
    await objects.put(address, { body, size, etag, lastModified, headers: {} }, () => {});
  }
}
