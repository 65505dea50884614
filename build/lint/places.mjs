// Where the plugin's rules apply: files by their paths from the project's root.
import { relative, sep } from 'node:path';

/** Tests, and the code that only they need. */
export const testFile = /\.(test|spec)\.tsx?$|(^|\/)testing\/|^e2e\//;

/** Returns the path of the file that a rule looks at. */
export const fileOf = ({ cwd, filename }) => relative(cwd, filename).split(sep).join('/');

/**
 * Whether a path is a folder, a file or a package, or inside it, or matches a pattern; 'node:' stands for Node's
 * modules.
 */
export function isIn(path, place) {
  if (place instanceof RegExp) return place.test(path);
  if (place === 'node:') return path.startsWith(place);
  return path === place || path.startsWith(`${place}/`);
}
