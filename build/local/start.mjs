// Entry point of the npm scripts: checks Node, installs packages, then runs cli.ts.
import { prepare } from './prepare.mjs';

prepare('application');
const { register } = await import('tsx/esm/api');
register();
await import('./cli.ts');
