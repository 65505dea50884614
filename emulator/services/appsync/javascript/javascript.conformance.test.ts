import { describe, expect, it } from 'vitest';
import type { HandlerCode } from '../../../assembly/definition';
import { askWith, named, withPipeline } from '../testing/replaced-pipeline';

const code = (source: string): HandlerCode => ({ language: 'APPSYNC_JS', source });

/** Asks for a task, whose resolver runs the given modules. */
const ask = (steps: readonly string[], around?: string) =>
  askWith((definition) =>
    withPipeline(
      definition,
      steps.map((source) => ({ code: code(source) })),
      around === undefined ? undefined : code(around),
    ),
  );

const handing = 'export const response = (ctx) => ctx.result;';
const task = (name: string) => `{ id: 'x', name: ${name}, difficulty: 'Daily' }`;
const naming = (name: string) =>
  `export const request = (ctx) => ({ payload: ${task(name)} }); ${handing}`;

describe('an APPSYNC_JS resolver', () => {
  it('passes results to the next function and shares the stash', async () => {
    const around = `
      export const request = (ctx) => { ctx.stash.who = ctx.identity.username; return {}; };
      export const response = (ctx) => ctx.prev.result;`;
    const first = `export const request = (ctx) => ({ payload: ctx.args.id }); ${handing}`;
    const second = naming('`${ctx.prev.result} by ${ctx.stash.who}`');
    expect(await ask([first, second], around)).toMatchObject(named('7 by alice'));
  });

  it.each([
    [
      'shares changes of the arguments with the functions after it',
      [
        `export const request = (ctx) => { ctx.args.id += '!'; return {}; };
        export const response = (ctx) => { ctx.arguments.more = 'and more'; };`,
        naming('`${ctx.args.id} ${ctx.args.more}`'),
      ],
      '7! and more',
    ],
    [
      'has util, extensions and runtime without an import, as Amplify’s own resolvers expect',
      [
        `export function request(ctx) {
          const name = util.toJson('a') + typeof extensions.setSubscriptionFilter;
          runtime.earlyReturn(${task('name')});
        }
        ${handing}`,
      ],
      '"a"function',
    ],
    [
      'skips the rest of a function on early return',
      [
        `import { runtime } from '@aws-appsync/utils';
        export const request = () => runtime.earlyReturn(${task('"early"')});
        export const response = () => null;`,
      ],
      'early',
    ],
    ['has the functions of VTL', [naming('`${util.isNull(null)}`')], 'true'],
    [
      'may use what AppSync refuses because of its type',
      [`const sum = (n) => (n === 0 ? 0 : n + sum(n - 1)); ${naming('String(sum(4))')}`],
      '10',
    ],
  ])('%s', async (_, steps, name) => {
    expect(await ask(steps)).toMatchObject(named(name));
  });

  it.each([
    ['util.error("bad", "Kind", { a: 1 })', { message: 'bad', errorType: 'Kind', data: { a: 1 } }],
    ['util.unauthorized()', { errorType: 'Unauthorized' }],
    ['ctx.nothing.here', { errorType: 'Code', message: expect.stringContaining('TypeError') }],
    ['fetch("x")', { errorType: 'Code', message: expect.stringContaining('fetch is not defined') }],
    ['util.rds.toJson({})', { errorType: 'Code', message: expect.stringContaining('$util.rds') }],
  ])('fails its field on %s', async (call, error) => {
    const step = `
      import { util } from '@aws-appsync/utils';
      export function request(ctx) { ${call}; return {}; } ${handing}`;
    expect(await ask([step])).toMatchObject({
      data: { getTasks: null },
      errors: [{ path: ['getTasks'], ...error }],
    });
  });

  it.each([
    ['export const request = (', 'error'],
    ['export const request = () => ({});', 'must export the functions request and response'],
    [`import fs from 'node:fs'; export const request = () => fs; ${handing}`, 'not node:fs'],
  ])('explains why a module cannot be loaded: %s', async (source, reason) => {
    expect(await ask([source])).toMatchObject({
      errors: [{ errorType: 'Code', message: expect.stringContaining(reason) }],
    });
  });
});
