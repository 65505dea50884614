// Makes Amplify's client in a Node process accept the emulator's endpoints: node --import <this file>.
import module from 'node:module';
import { localClientCode } from './local-client.mjs';

// Changes CommonJS modules as they are compiled; every version of Node supports this.
const compile = module.prototype._compile;
module.prototype._compile = function (code, filename, ...rest) {
  return compile.call(this, localClientCode(code, filename) ?? code, filename, ...rest);
};

// Changes ES modules as they are imported.
module.register('./node-loader.mjs', import.meta.url);
