import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Log } from '../../core/log';
import type { LatestLines } from '../lambda/latest-lines';
import { FunctionWorker } from '../lambda/worker';
import { StubError, type StubAnswer, type Stubs } from './stub';
import { shownStub, stateOf, stubPath } from './stub-files';

const responseSchema = v.object(
  {
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 200),
    headers: v.optional(v.record(v.string(), v.string()), {}),
    body: v.optional(v.unknown(), ''),
  },
  'it must return an object with body, and maybe status and headers',
);

interface Parts {
  /** The project's stubs. Without a folder, it has none. */
  stubFolder?: string | undefined;
  log: Log;
  lines?: LatestLines;
}

interface IdleWorker {
  path: string;
  /** The folder's state when it started. */
  state: string;
  worker: FunctionWorker;
}

/** Runs the project's stubs as functions run, so that one that fails, or never ends, fails alone. */
export function createStubs(parts: Parts): Stubs {
  const running = new Set<FunctionWorker>();
  let idle: IdleWorker[] = [];
  const end = async (worker: FunctionWorker): Promise<void> => {
    running.delete(worker);
    await worker.end();
  };
  const workerFor = async (service: string, path: string, state: string) => {
    const outdated = idle.filter((one) => one.state !== state || one.worker.hasEnded);
    idle = idle.filter((one) => !outdated.includes(one));
    await Promise.all(outdated.map(({ worker }) => end(worker)));
    const found = idle.find((one) => one.path === path);
    idle = idle.filter((one) => one !== found);
    if (found) return found.worker;
    const worker = startStub(service, path, parts);
    running.add(worker);
    return worker;
  };
  return {
    async answer(service, request) {
      const folder = parts.stubFolder;
      const path = stubPath(folder, service);
      if (folder === undefined || path === undefined) throw missing(service);
      const state = stateOf(folder);
      const worker = await workerFor(service, path, state);
      const outcome = await worker.invoke(randomUUID(), request);
      idle.push({ path, state, worker });
      if ('error' in outcome) throw failed(service, outcome.error.errorMessage);
      const response = v.safeParse(responseSchema, outcome.payload);
      if (response.success) return answerOf(response.output);
      throw failed(service, v.summarize(response.issues));
    },
    async close() {
      await Promise.all([...running].map(end));
    },
  };
}

const program = fileURLToPath(new URL('stub-function.mjs', import.meta.url));

function startStub(service: string, path: string, { log, lines }: Parts): FunctionWorker {
  const label = `stub ${service}`;
  return new FunctionWorker(
    {
      name: label,
      arn: '',
      memoryMb: 512,
      timeoutSeconds: 30,
      folder: dirname(program),
      handler: 'stub-function.handler',
    },
    { ...process.env, STUB_FILE: path, STUB_PROJECT: resolve(dirname(path), '..', '..') },
    (line) => {
      log.info(`[${label}] ${line}`);
      lines?.add(label, line, false);
    },
    ['--import', createRequire(import.meta.url).resolve('tsx')],
  );
}

function answerOf({ status, headers, body }: v.InferOutput<typeof responseSchema>): StubAnswer {
  if (typeof body === 'string') return { status, headers, body };
  const typed = { 'content-type': 'application/json', ...headers };
  return { status, headers: typed, body: JSON.stringify(body) };
}

function missing(service: string): StubError {
  return new StubError(
    `The emulator calls nothing outside this machine: write ${shownStub(service)}, whose default export answers in place of ${service}.`,
  );
}

function failed(service: string, reason: string): StubError {
  return new StubError(`The stub ${shownStub(service)} failed: ${reason}`);
}
