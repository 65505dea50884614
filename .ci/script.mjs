// Runs one of the repository's TypeScript programs by path, installing dependencies first if needed.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from '../build/local/prepare.mjs';

prepare('everything');
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { register } = await import('tsx/esm/api');
const program = resolve(process.argv[2]);
const tsconfig = join(dirname(program), 'tsconfig.json');
register(existsSync(tsconfig) ? { tsconfig } : {});
await import(pathToFileURL(program).href);
