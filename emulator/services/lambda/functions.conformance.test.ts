import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { difference } from '../../testing/differences/difference';
import { startFunction, type RunningFunction } from './testing/running-functions';

let running: RunningFunction | undefined;

function start(...options: Parameters<typeof startFunction>): RunningFunction {
  running = startFunction(...options);
  return running;
}

afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

const pidOf = async ({ invoke }: RunningFunction): Promise<number> => {
  const outcome = await invoke({});
  return Number('payload' in outcome && outcome.payload);
};

const hasEnded = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

const answersPid = 'export const handler = async () => process.pid;';

describe('a handler', () => {
  it.each([
    ['a promise', 'async (event) => event.n + 1'],
    ['its callback', '(event, context, done) => { setTimeout(done, 1, null, event.n + 1); }'],
    ['its context', '(event, { succeed }, _) => { setTimeout(succeed, 1, event.n + 1); }'],
  ])('responds with %s', async (_, handler) => {
    const { invoke } = start(`export const handler = ${handler};`);
    expect(await invoke({ n: 1 })).toEqual({ payload: 2 });
  });

  it('returns null without a value', async () => {
    const { invoke } = start('export const handler = () => {};');
    expect(await invoke({})).toEqual({ payload: null });
  });

  it.each([
    ['throw new TypeError("no")', { errorType: 'TypeError', errorMessage: 'no' }],
    ['throw "text"', { errorType: 'string', errorMessage: 'text' }],
    ['return 1n', { errorType: 'Runtime.MarshalError' }],
    ['return "x".repeat(7_000_000)', { errorType: 'Function.ResponseSizeTooLarge' }],
    ['process.send("nonsense"); throw new Error("sent")', { errorMessage: 'sent' }],
    [
      'setTimeout(() => { throw new Error("late") }); return new Promise(() => {})',
      { errorMessage: 'late' },
    ],
    ['process.kill(process.pid, "SIGKILL"); for (;;);', { errorType: 'Runtime.ExitError' }],
    ['process.exit(0)', { errorMessage: expect.stringContaining('without providing a reason') }],
  ])('fails with an error in Lambda’s format: %s', async (body, error) => {
    const { invoke } = start(`export const handler = async () => { ${body} };`);
    expect(await invoke({})).toMatchObject({ error: { trace: expect.any(Array), ...error } });
  });

  it.each([
    ['export const other = 1;', 'Runtime.HandlerNotFound'],
    ['throw new RangeError("at start");', 'RangeError'],
    ['export const = ;', 'SyntaxError'],
  ])('fails to load, each time: %s', async (code, errorType) => {
    const { invoke } = start(code);
    expect(await invoke({})).toMatchObject({ error: { errorType } });
    expect(await invoke({})).toMatchObject({ error: { errorType } });
  });

  it('sees only the variables that Lambda and the definition give it', async () => {
    difference(
      'Functions',
      'AWS SDKs in a function have one address, the emulator’s, so calls to services that it lacks reach the project’s stubs, or fail.',
    );
    const { invoke } = start('export const handler = async () => process.env;', {
      environment: { OWN: 'value' },
    });
    const outcome = await invoke({});
    const variables = 'payload' in outcome ? outcome.payload : {};
    expect(variables).toMatchObject({
      OWN: 'value',
      AWS_REGION: 'eu-west-1',
      AWS_LAMBDA_FUNCTION_NAME: 'own-1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
    });
    expect(variables).not.toHaveProperty('HOME');
  });
});

describe('a function’s processes', () => {
  it('are kept for the next invocation', async () => {
    const own = start(answersPid);
    expect(await pidOf(own)).toBe(await pidOf(own));
  });

  it('run one invocation at a time', async () => {
    const own = start(
      'let n = 0; export const handler = async () => { n += 1; await new Promise((done) => setTimeout(done, 50)); n -= 1; return n; };',
    );
    const outcomes = await Promise.all([own.invoke({}), own.invoke({}), own.invoke({})]);
    expect(outcomes).toEqual([{ payload: 0 }, { payload: 0 }, { payload: 0 }]);
    expect(own.usage.report().operations['lambda:own']?.requests).toBe(3);
  });

  it('are replaced before their credentials expire', async () => {
    const own = start(answersPid);
    const first = await pidOf(own);
    own.clock.advance(58 * 60_000);
    expect(await pidOf(own)).not.toBe(first);
    expect(hasEnded(first)).toBe(true);
  });

  it('keep running between invocations', async () => {
    difference(
      'Functions',
      'Processes aren’t frozen between invocations, so what a function started goes on after its response.',
    );
    const own = start(
      'export const handler = async () => { setTimeout(() => console.log("afterward"), 50); };',
    );
    await own.invoke({});
    await expect.poll(() => own.lines).toEqual(['[own] afterward']);
  });

  it('are the emulator’s Node', async () => {
    difference(
      'Functions',
      'Functions in JavaScript run on the emulator’s Node, whichever version they name.',
    );
    const { invoke } = start('export const handler = async () => process.version;');
    expect(await invoke({})).toEqual({ payload: process.version });
  });

  it('may have more memory outside the heap than the function', async () => {
    difference('Functions', 'The memory limit applies to the heap only.');
    const { invoke } = start(
      'export const handler = async () => Buffer.alloc(200 * 1024 * 1024, 1).length;',
      { memoryMb: 128 },
    );
    expect(await invoke({})).toEqual({ payload: 200 * 1024 * 1024 });
  });

  it('end when the functions are closed, however busy they are', async () => {
    const own = start('export const handler = () => { console.log(process.pid); for (;;); };');
    const outcome = own.invoke({});
    await expect.poll(() => own.lines).toHaveLength(1);
    await own.functions.close();
    expect(hasEnded(Number(own.lines[0]?.replace('[own] ', '')))).toBe(true);
    expect(await outcome).toMatchObject({ error: { errorType: 'Runtime.ExitError' } });
    expect(await own.invoke({})).toMatchObject({ error: { errorType: 'Runtime.ExitError' } });
  });

  it('end with the emulator’s process, even if that is killed while they are busy', async () => {
    const program = fileURLToPath(new URL('testing/busy-function.ts', import.meta.url));
    const tsx = createRequire(import.meta.url).resolve('tsx');
    const emulator = spawn(process.execPath, ['--import', tsx, program]);
    const [printed] = await once(emulator.stdout, 'data');
    const pid = Number(String(printed).replace('[own] ', ''));
    expect(hasEnded(pid)).toBe(false);
    emulator.kill('SIGKILL');
    await expect.poll(() => hasEnded(pid), { timeout: 20_000 }).toBe(true);
  }, 60_000);
});

describe('a function that cannot be run', () => {
  it('is named', async () => {
    const unsupported = { name: 'x', arn: 'arn:x', label: 'sums', unsupported: 'it has layers' };
    const { functions } = start(answersPid, {}, [unsupported]);
    await expect(functions.invoke('arn:x', {})).rejects.toThrow(
      "The emulator can't run the function sums, because it has layers.",
    );
    expect(() => functions.start('arn:y', {})).toThrow('There is no function arn:y.');
  });
});
