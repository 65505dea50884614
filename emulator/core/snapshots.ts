import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A saved copy of the state. */
export interface Snapshot {
  name: string;
  /** When it was saved, ISO 8601 in UTC. */
  savedAt: string;
}

/** Named copies of the state. Each change throws SnapshotError if there is no such snapshot, or the name is invalid. */
export interface Snapshots {
  /** Saves the state under a name, in place of an earlier one with that name. */
  save(name: string): Promise<void>;
  /** Replaces the state by a saved one. */
  restore(name: string): Promise<void>;
  /** Deletes all state. */
  reset(): Promise<void>;
  remove(name: string): Promise<void>;
  /** Returns the snapshots in the order of their names. */
  list(): Promise<Snapshot[]>;
}

/** There is no such snapshot, or its name is invalid. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
}

/** In the state's folder while its content is replaced: the snapshot's name, or nothing for a reset. */
const markerName = 'restoring';

/** Entries of the state's folder that no snapshot has: copies of damaged logs, and the marker. */
const notState: ReadonlySet<string> = new Set(['damaged', markerName]);

/** The snapshots in `folder` of the state in `stateFolder`, while no database in it is open. */
export class SnapshotFiles implements Snapshots {
  constructor(
    private readonly stateFolder: string,
    private readonly folder: string,
  ) {}

  async save(name: string): Promise<void> {
    const target = this.#pathOf(name);
    const copy = join(this.folder, `.${name}`);
    await rm(copy, { recursive: true, force: true });
    await mkdir(copy, { recursive: true, mode: 0o700 });
    await copyEntries(this.stateFolder, copy);
    await rm(target, { recursive: true, force: true });
    await rename(copy, target);
  }

  async restore(name: string): Promise<void> {
    await this.#require(name);
    await this.#replace(name);
  }

  async reset(): Promise<void> {
    await this.#replace('');
  }

  async remove(name: string): Promise<void> {
    await this.#require(name);
    await rm(this.#pathOf(name), { recursive: true });
  }

  async list(): Promise<Snapshot[]> {
    const names = (await entriesOf(this.folder)).filter(isName).sort();
    return Promise.all(
      names.map(async (name) => {
        const { mtime } = await stat(this.#pathOf(name));
        return { name, savedAt: mtime.toISOString() };
      }),
    );
  }

  /** Finishes a replacement that a killed process left half done. */
  async finish(): Promise<void> {
    if (!(await entriesOf(this.stateFolder)).includes(markerName)) return;
    await this.#replace(await readFile(join(this.stateFolder, markerName), 'utf8'));
  }

  async #replace(name: string): Promise<void> {
    await mkdir(this.stateFolder, { recursive: true, mode: 0o700 });
    const marker = join(this.stateFolder, markerName);
    await writeFile(marker, name);
    for (const entry of await entriesOf(this.stateFolder)) {
      if (!notState.has(entry))
        await rm(join(this.stateFolder, entry), { recursive: true, force: true });
    }
    if (name !== '') await copyEntries(this.#pathOf(name), this.stateFolder);
    await rm(marker);
  }

  async #require(name: string): Promise<void> {
    this.#pathOf(name);
    const names = (await this.list()).map((one) => one.name);
    if (names.includes(name)) return;
    const known = names.length > 0 ? `Saved: ${names.join(', ')}.` : 'None is saved.';
    throw new SnapshotError(`There is no snapshot '${name}'. ${known}`);
  }

  #pathOf(name: string): string {
    if (isName(name)) return join(this.folder, name);
    throw new SnapshotError(
      `A snapshot's name has up to 64 letters, digits, '-', '_' and '.', and starts with a letter or digit.`,
    );
  }
}

function isName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name);
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Copies what belongs to the state. File systems that can share the content of copies do. */
async function copyEntries(from: string, to: string): Promise<void> {
  for (const entry of await entriesOf(from)) {
    if (notState.has(entry)) continue;
    const mode = constants.COPYFILE_FICLONE;
    await cp(join(from, entry), join(to, entry), { recursive: true, mode });
  }
}
