// Runs one Lambda function in a process of its own, started by worker.ts. It is JavaScript so that the process
// starts without a compiler.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const [folder = '', handlerName = '', functionJson = '{}'] = process.argv.slice(2);
const described = JSON.parse(functionJson);

// Ends the process with the emulator's. In a thread of its own, so that it also works while the function keeps
// this one busy.
const watchdog = `
  const { workerData: emulator } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== emulator) process.kill(process.pid, 'SIGKILL'); }, 500);
`;
new Worker(watchdog, { eval: true, workerData: described.emulator }).unref();
process.on('disconnect', () => process.exit(0));

/** Returns an error in Lambda's format. */
function errorOf(error) {
  if (!(error instanceof Error)) {
    return { errorType: typeof error, errorMessage: String(error), trace: [] };
  }
  const lines = (error.stack ?? '').split('\n');
  const own = lines.findIndex((line) => line.includes(import.meta.url));
  const trace = own < 0 ? lines : lines.slice(0, own);
  return { errorType: error.name, errorMessage: error.message, trace };
}

function send(message, then) {
  if (process.connected) process.send(message, then);
}

function fail(error) {
  send({ type: 'fatal', error }, () => process.exit(129));
}

process.on('uncaughtException', (error) => fail(errorOf(error)));
process.on('unhandledRejection', (reason) => {
  const errorType = 'Runtime.UnhandledPromiseRejection';
  fail({ ...errorOf(reason), errorType, errorMessage: String(reason) });
});

async function loadHandler() {
  const dot = handlerName.lastIndexOf('.');
  const name = handlerName.slice(0, dot);
  const file = ['mjs', 'js', 'cjs']
    .map((extension) => join(folder, `${name}.${extension}`))
    .find((path) => existsSync(path));
  if (file === undefined) {
    throw namedError('Runtime.ImportModuleError', `Cannot find module '${name}'`);
  }
  const loaded = await import(pathToFileURL(file).href);
  const exported = handlerName.slice(dot + 1);
  const handler = loaded[exported] ?? loaded.default?.[exported];
  if (typeof handler === 'function') return handler;
  throw namedError('Runtime.HandlerNotFound', `${handlerName} is undefined or not exported`);
}

function contextOf({ requestId, deadline }, respond) {
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: described.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: described.arn,
    memoryLimitInMB: String(described.memoryMb),
    awsRequestId: requestId,
    logGroupName: process.env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: process.env.AWS_LAMBDA_LOG_STREAM_NAME,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: respond,
    succeed: (result) => respond(null, result),
    fail: (error) => respond(error),
  };
}

/** Calls the handler, which may return a promise, call its callback, or do neither. */
function call(handler, invocation) {
  return new Promise((resolve, reject) => {
    const respond = (error, result) => (error ? reject(error) : resolve(result));
    const result = handler(invocation.event, contextOf(invocation, respond), respond);
    if (typeof result?.then === 'function' || handler.length < 3) resolve(settled(result));
  });
}

/** Lambda ignores what a handler returns, unless it is a promise. */
function settled(result) {
  return typeof result?.then === 'function' ? result : null;
}

function namedError(name, message) {
  return Object.assign(new Error(message), { name });
}

/** Lambda's quota. */
const largestPayload = 6_291_556;

function payloadOf(result) {
  let payload;
  try {
    payload = JSON.stringify(result ?? null) ?? 'null';
  } catch (cause) {
    throw namedError('Runtime.MarshalError', `Unable to stringify response body: ${cause.message}`);
  }
  if (Buffer.byteLength(payload) <= largestPayload) return payload;
  throw namedError(
    'Function.ResponseSizeTooLarge',
    `Response payload size exceeded maximum allowed payload size (${largestPayload} bytes).`,
  );
}

async function run(handler, invocation) {
  try {
    send({ type: 'result', payload: payloadOf(await call(handler, invocation)) });
  } catch (error) {
    send({ type: 'error', error: errorOf(error) });
  }
}

try {
  const handler = await loadHandler();
  process.on('message', (invocation) => void run(handler, invocation));
  send({ type: 'ready' });
} catch (error) {
  fail(errorOf(error));
}
