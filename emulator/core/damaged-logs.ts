import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { inspectLog } from './level-log';
import type { Log } from './log';

/**
 * Copies each damaged log of a database to `damaged/` next to it, and warns about what it lost. The database would
 * silently skip the damage, and delete the file.
 */
export async function keepDamagedLogs(folder: string, log: Log): Promise<void> {
  for (const name of await logsIn(folder)) {
    const path = join(folder, name);
    const { kept, damage } = inspectLog(await readFile(path));
    if (!damage) continue;
    const copies = join(dirname(folder), 'damaged');
    const copy = join(copies, `${Date.now()}-${basename(folder)}-${name}`);
    await mkdir(copies, { recursive: true });
    await copyFile(path, copy);
    log.warn(
      `The log ${path} is damaged from byte ${damage.at}: ${damage.bytes} bytes of it can't be read. ` +
        `Its other ${kept} writes are kept, as is everything stored before. The damaged file is kept as ${copy}.`,
    );
  }
}

async function logsIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^\d+\.log$/.test(name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
