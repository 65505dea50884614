import { expect, it } from 'vitest';
import { unsupportedJavascript } from './appsync-javascript';

const handler = (body: string) => `
  export function request(ctx) {
    ${body}
  }
  export function response(ctx) { return ctx.result; }`;

it.each([
  ['try { f(); } catch { g(); }', 'try and catch are not supported'],
  ['try { f(); } finally { g(); }', 'try and catch are not supported'],
  ['throw new Error("x");', 'throw is not supported; use util.error'],
  ['for (let i = 0; i < 3; i += 1) f(i);', 'for is supported only with in or of'],
  ['while (true) f();', 'while is not supported'],
  ['do f(); while (g());', 'while is not supported'],
  ['for (const a of b) { continue; }', 'continue is not supported'],
  ['out: for (const a of b) break out;', 'labels are not supported'],
  ['let i = 0; i++;', 'the operator ++ is not supported'],
  ['let i = 0; --i;', 'the operator -- is not supported'],
  ['return ~ctx.args.bits;', 'the operator ~ is not supported'],
  ['return "id" in ctx.args;', 'the operator in is not supported'],
  ['return ctx instanceof Object;', 'the operator instanceof is not supported'],
  ['return /x/.test(ctx.args.id);', 'regular expression literals are not supported'],
  ['return new RegExp("x");', 'RegExp is not supported'],
  ['return new Promise(f);', 'Promise is not supported'],
  ['return Promise.all([]);', 'Promise is not supported'],
  ['return (async () => 1)();', 'async functions are not supported'],
  ['function* g() { return 1; }', 'generators are not supported'],
  ['class A {}', 'classes are not supported'],
  ['return this;', 'this is not supported'],
  ['return import("x");', 'import() is not supported'],
  ['return eval("1");', 'eval is not supported'],
  ['return Object.freeze({});', 'Object.freeze is not supported'],
])('names %s', (body, problem) => {
  expect(unsupportedJavascript(handler(body))).toEqual([`line 3: ${problem}`]);
});

it('names an import of another package, and code that cannot be parsed', () => {
  expect(unsupportedJavascript("import fs from 'node:fs';")).toEqual([
    'line 1: the emulator supports only imports of @aws-appsync/utils, not node:fs',
  ]);
  expect(unsupportedJavascript('export const request = (')).toEqual([
    expect.stringContaining('Unexpected token'),
  ]);
});

it('accepts what AppSync supports', () => {
  const body = `
    const { id = 'x', ...rest } = ctx.args;
    var sum = 0;
    for (const n of ctx.args.list ?? []) { if (n > 2) { sum += n; } else { break; } }
    for (const key in rest) sum += rest[key]?.size ?? -1;
    switch (typeof id) { case 'string': delete rest.size; break; default: return null; }
    if (Object.hasOwn(rest, 'a')) util.error(\`\${id} and \${JSON.stringify(rest)}\`, 'Kind');
    return { ids: Object.keys(rest).map((key) => key.toUpperCase()), sum: !sum ? void 0 : sum ** 2 };`;
  const imports = "import { util } from '@aws-appsync/utils';\n";
  expect(unsupportedJavascript(imports + handler(body))).toEqual([]);
});
