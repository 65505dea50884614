import { describe, expect, it } from 'vitest';
import type { HandlerCode } from '../../../assembly/definition';
import { named, pipelines } from '../testing/pipelines';

const code = (source: string): HandlerCode => ({ language: 'APPSYNC_JS', source });

const { add } = pipelines();

/** Adds a query whose resolver runs the given modules. */
const query = (steps: readonly string[], resolverCode?: string) =>
  add(
    steps.map((source) => ({ code: code(source) })),
    resolverCode === undefined ? undefined : code(resolverCode),
  );

const returnResult = 'export const response = (ctx) => ctx.result;';
const task = (name: string) => `{ id: 'x', name: ${name}, difficulty: 'Daily' }`;
const taskNamed = (name: string) =>
  `export const request = (ctx) => ({ payload: ${task(name)} }); ${returnResult}`;

describe('an APPSYNC_JS resolver', () => {
  const resolverCode = `
    export const request = (ctx) => { ctx.stash.who = ctx.identity.username; return {}; };
    export const response = (ctx) => ctx.prev.result;`;
  const first = `export const request = (ctx) => ({ payload: ctx.args.id }); ${returnResult}`;
  const askBoth = query(
    [first, taskNamed('`${ctx.prev.result} by ${ctx.stash.who}`')],
    resolverCode,
  );
  it('passes results to the next function and shares the stash', async () => {
    expect(await askBoth()).toMatchObject(named('7 by alice'));
  });

  const cases: [string, string[], string][] = [
    [
      'passes changed arguments to later functions',
      [
        `export const request = (ctx) => { ctx.args.id += '!'; return {}; };
        export const response = (ctx) => { ctx.arguments.more = 'and more'; };`,
        taskNamed('`${ctx.args.id} ${ctx.args.more}`'),
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
        ${returnResult}`,
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
    ["has VTL's functions", [taskNamed('`${util.isNull(null)}`')], 'true'],
    [
      'may use values that AppSync refuses because of their type',
      [`const sum = (n) => (n === 0 ? 0 : n + sum(n - 1)); ${taskNamed('String(sum(4))')}`],
      '10',
    ],
  ];
  it.each(cases.map(([title, steps, name]) => [title, query(steps), name] as const))(
    '%s',
    async (_, ask, name) => {
      expect(await ask()).toMatchObject(named(name));
    },
  );

  const failures: [string, object][] = [
    ['util.error("bad", "Kind", { a: 1 })', { message: 'bad', errorType: 'Kind', data: { a: 1 } }],
    ['util.unauthorized()', { errorType: 'Unauthorized' }],
    ['ctx.nothing.here', { errorType: 'Code', message: expect.stringContaining('TypeError') }],
    ['fetch("x")', { errorType: 'Code', message: expect.stringContaining('fetch is not defined') }],
    ['util.rds.toJson({})', { errorType: 'Code', message: expect.stringContaining('$util.rds') }],
  ];
  it.each(
    failures.map(([call, error]) => {
      const step = `
        import { util } from '@aws-appsync/utils';
        export function request(ctx) { ${call}; return {}; } ${returnResult}`;
      return [call, query([step]), error] as const;
    }),
  )('fails its field on %s', async (_, ask, error) => {
    expect(await ask()).toMatchObject({
      data: { getTasks: null },
      errors: [{ path: ['getTasks'], ...error }],
    });
  });

  const broken = [
    ['export const request = (', 'error'],
    ['export const request = () => ({});', 'must export the functions request and response'],
    [`import fs from 'node:fs'; export const request = () => fs; ${returnResult}`, 'not node:fs'],
  ] as const;
  it.each(broken.map(([source, reason]) => [source, query([source]), reason] as const))(
    'explains why a module cannot be loaded: %s',
    async (_, ask, reason) => {
      expect(await ask()).toMatchObject({
        errors: [{ errorType: 'Code', message: expect.stringContaining(reason) }],
      });
    },
  );
});
