// Runs one of the repository's TypeScript programs by path, installing dependencies first if needed.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from '../local/prepare.mjs';

prepare('everything');
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(resolve(process.argv[2])).href);
