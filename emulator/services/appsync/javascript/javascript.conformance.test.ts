import { describe, expect, it } from 'vitest';
import { unsupportedJavascript } from '../../../assembly/appsync-javascript';
import type { BackendDefinition, HandlerCode } from '../../../assembly/definition';
import { post, type DataResponse } from '../../../testing/data-api';
import { member } from '../testing/callers';
import { withPipeline } from '../testing/replaced-pipeline';
import { startDataApi } from '../testing/running-data-api';

/** Asks for a task, whose resolver runs the given modules. */
async function ask(steps: readonly string[], around?: string): Promise<DataResponse> {
  const code = (source: string): HandlerCode => ({ language: 'APPSYNC_JS', source });
  const change = (definition: BackendDefinition) =>
    withPipeline(
      definition,
      steps.map((source) => ({ code: code(source) })),
      around === undefined ? undefined : code(around),
    );
  const api = await startDataApi({ change });
  try {
    return await post(api.origin, member('alice'), '{ getTasks(id: "7") { name } }');
  } finally {
    await api.dispose();
  }
}

const handing = 'export const response = (ctx) => ctx.result;';
const payload = (name: string) => `{ payload: { id: 'x', name: ${name}, difficulty: 'Daily' } }`;
const named = (name: string) => ({ data: { getTasks: { name } }, errors: [] });

describe('an APPSYNC_JS resolver', () => {
  it('passes results to the next function and shares the stash', async () => {
    const around = `
      export const request = (ctx) => { ctx.stash.who = ctx.identity.username; return {}; };
      export const response = (ctx) => ctx.prev.result;`;
    const first = `export const request = (ctx) => ({ payload: ctx.args.id }); ${handing}`;
    const second = `
      import { util } from '@aws-appsync/utils';
      export const request = (ctx) => (${payload(
        '`${ctx.prev.result} by ${ctx.stash.who} ${util.toJson("a b")}`',
      )}); ${handing}`;
    expect(await ask([first, second], around)).toMatchObject(named('7 by alice "a b"'));
  });

  it('shares changes of the arguments with the functions after it', async () => {
    const first = `
      export const request = (ctx) => { ctx.args.id += '!'; return {}; };
      export const response = (ctx) => { ctx.arguments.more = 'and more'; };`;
    const second = `export const request = (ctx) => (${payload(
      '`${ctx.args.id} ${ctx.args.more}`',
    )}); ${handing}`;
    expect(await ask([first, second])).toMatchObject(named('7! and more'));
  });

  it('has util, extensions and runtime without an import, as Amplify’s own resolvers expect', async () => {
    const early = `
      export function request(ctx) {
        const name = util.toJson('a') + typeof extensions.setSubscriptionFilter;
        runtime.earlyReturn({ id: util.autoId(), name, difficulty: 'Daily' });
      }
      ${handing}`;
    expect(await ask([early])).toMatchObject(named('"a"function'));
  });

  it('skips the rest of a function on early return', async () => {
    const early = `
      import { runtime } from '@aws-appsync/utils';
      export function request() {
        runtime.earlyReturn({ id: 'x', name: 'early', difficulty: 'Daily' });
      }
      export function response() { return null; }`;
    expect(await ask([early])).toMatchObject(named('early'));
  });

  it.each([
    ['util.error("bad", "Kind", { a: 1 })', { message: 'bad', errorType: 'Kind', data: { a: 1 } }],
    ['util.unauthorized()', { errorType: 'Unauthorized' }],
    ['ctx.nothing.here', { errorType: 'Code', message: expect.stringContaining('TypeError') }],
    ['fetch("x")', { errorType: 'Code', message: expect.stringContaining('fetch is not defined') }],
  ])('fails its field on %s', async (call, error) => {
    const step = `
      import { util } from '@aws-appsync/utils';
      export function request(ctx) { ${call}; return {}; } ${handing}`;
    expect(await ask([step])).toMatchObject({
      data: { getTasks: null },
      errors: [{ path: ['getTasks'], ...error }],
    });
  });

  it('has one util for both languages, and names what that lacks', async () => {
    const asking = (call: string) => `
      export const request = () => ({ payload: { id: 'x', name: \`\${${call}}\`, difficulty: 'Daily' } });
      ${handing}`;
    expect(await ask([asking('util.isNull(null)')])).toMatchObject(named('true'));
    expect(await ask([asking('util.rds.toJson({})')])).toMatchObject({
      errors: [{ errorType: 'Code', message: expect.stringContaining('$util.rds') }],
    });
  });

  it('may use what AppSync refuses because of its type', async () => {
    const recursive = `
      const sum = (n) => (n === 0 ? 0 : n + sum(n - 1));
      export const request = () => ({ payload: { id: 'x', name: String(sum(4)), difficulty: 'Daily' } });
      ${handing}`;
    expect(unsupportedJavascript(recursive)).toEqual([]);
    expect(await ask([recursive])).toMatchObject(named('10'));
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
