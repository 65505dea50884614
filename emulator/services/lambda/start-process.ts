import { fork, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RunnableLambda } from '../../assembly/definition';

/** What a process needs to know of its function. */
export type ProcessFunction = Pick<
  RunnableLambda,
  'name' | 'arn' | 'memoryMb' | 'folder' | 'handler' | 'python'
>;

const nodeProgram = fileURLToPath(new URL('function-process.mjs', import.meta.url));
const pythonProgram = fileURLToPath(new URL('function-process.py', import.meta.url));

/** Starts the process of a function, which sends and gets messages by Node's channel in either language. */
export function startProcess(
  { name, arn, memoryMb, folder, handler, python }: ProcessFunction,
  environment: NodeJS.ProcessEnv,
  nodeOptions: readonly string[],
): ChildProcess {
  const described = JSON.stringify({ name, arn, memoryMb, emulator: process.pid });
  const own = [folder, handler, described];
  const options = {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'] as ['ignore', 'pipe', 'pipe', 'ipc'],
  };
  if (python !== undefined) {
    // Unbuffered, and without files of bytecode in the assembly.
    return spawn(python.path, ['-u', '-B', pythonProgram, ...own], options);
  }
  return fork(nodeProgram, own, {
    ...options,
    execArgv: ['--enable-source-maps', `--max-old-space-size=${memoryMb}`, ...nodeOptions],
  });
}
