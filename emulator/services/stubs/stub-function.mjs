// Calls a project's stub in a process of a function. It is JavaScript so that only the stub needs a compiler.
import { pathToFileURL } from 'node:url';

process.chdir(process.env.STUB_PROJECT);
const loaded = await import(pathToFileURL(process.env.STUB_FILE).href);
// In a folder of CommonJS modules, the module's exports are the default export.
const answer = [loaded.default, loaded.default?.default].find((one) => typeof one === 'function');
if (!answer) throw new Error('its default export is not a function');

export const handler = async (request) => answer(request);
