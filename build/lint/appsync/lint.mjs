// Checks the resolvers with AWS's plugin, which knows what the APPSYNC_JS runtime refuses.
import appsync from '@aws-appsync/eslint-plugin';
import { ESLint } from 'eslint';
import { join } from 'node:path';

const folder = import.meta.dirname;
const eslint = new ESLint({
  cwd: join(folder, '../../..'),
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: [
    ...[appsync.configs.recommended].flat(),
    {
      languageOptions: {
        parserOptions: {
          project: join(folder, 'tsconfig.json'),
          // With CI=true, the parser would read types from the file on disk, not from the given text.
          disallowAutomaticSingleRunInference: true,
        },
      },
    },
  ],
});

// Throws if there is no resolver.
const results = await eslint.lintFiles(['amplify/**/*.resolver.js']);

// A misconfigured plugin reports nothing, so this must be refused.
const refused = await eslint.lintText(
  `export async function request() { return Object.freeze({}); }
   export function response() { for (;;) request(/a/); }`,
  { filePath: results[0].filePath },
);
const expected = ['no-async', 'no-disallowed-methods', 'no-for', 'no-regex'];
const reported = new Set(refused[0].messages.map(({ ruleId }) => ruleId?.split('/')[1]));
const missed = expected.filter((rule) => !reported.has(rule));
if (missed.length > 0) throw new Error(`The plugin doesn't report ${missed.join(', ')}.`);

const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
const failed = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0);
if (!failed) process.stdout.write(`AppSync accepts ${results.length} JavaScript resolver(s).\n`);
process.exit(failed ? 1 : 0);
