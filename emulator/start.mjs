// `npm start`, and every other script that needs the emulator: checks, installs, then runs cli.ts.
import { prepare } from './prepare.mjs';

prepare();
const { register } = await import('tsx/esm/api');
register();
await import('./cli.ts');
