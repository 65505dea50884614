// Makes Amplify's client in a Node process accept the emulator's endpoints: node --import <this file>.
import module from 'node:module';
import { localClientCode } from './local-client.mjs';

// What a CommonJS module's code becomes, in every version of Node.
const compile = module.prototype._compile;
module.prototype._compile = function (code, filename, ...rest) {
  return compile.call(this, localClientCode(code, filename) ?? code, filename, ...rest);
};

// What is imported.
module.register('./node-loader.mjs', import.meta.url);
