import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { projectFolder } from '../../setup/emulator-process';

const folder = join(projectFolder, 'e2e', 'bench', 'lighthouse');
const node = join(folder, 'node_modules', 'node', 'bin', 'node');

/** Lighthouse's measurements of a page load; scores are from 0 to 100. */
export const loadFigures = [
  'firstPaintMs',
  'largestPaintMs',
  'blockingMs',
  'layoutShift',
  'requests',
  'transferredBytes',
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
] as const;

const LoadSchema = v.object({
  ...v.entriesFromList(loadFigures, v.number()),
  /** The audits of scores below 100. */
  failed: v.array(v.string()),
});

interface LoadRequest {
  /** The browser's remote debugging port. */
  port: number;
  url: string;
  /** `simulate` computes the times of a slow phone; `devtools` actually slows down the browser. */
  throttling: 'simulate' | 'devtools';
  /** True for a return visit; otherwise caches are cleared first. The session is kept either way. */
  keepsCaches: boolean;
}

/** Loads a page once, as a phone, and measures it. */
export async function load(request: LoadRequest): Promise<v.InferOutput<typeof LoadSchema>> {
  const args = [join(folder, 'measure.mjs'), JSON.stringify(request)];
  const { stdout } = await promisify(execFile)(node, args, { maxBuffer: 1e8 });
  return v.parse(LoadSchema, JSON.parse(stdout));
}

/** Installs Lighthouse, and the Node it needs, if missing. Throws if that fails. */
export function prepareLighthouse(): void {
  if (existsSync(node)) return;
  process.stdout.write('Installing Lighthouse (first run only, about a minute).\n');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (existsSync(node)) return;
  throw new Error(
    `The package "node" in ${folder} installed no Node.js. Allow its install script and try again.`,
  );
}
