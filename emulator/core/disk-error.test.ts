import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { diskErrorOf } from './disk-error';

const systemError = (message: string, syscall: string) =>
  Object.assign(new Error(message), { errno: -13, syscall });

describe('a disk error', () => {
  it.each([
    ['a port', systemError('listen EACCES: permission denied 0.0.0.0:80', 'listen')],
    ['an address', systemError('bind EACCES 0.0.0.0', 'bind')],
    ['a connection', systemError('connect EPERM 10.0.0.1:443', 'connect')],
    ['a program', systemError('spawn /bin/tool EACCES', 'spawn /bin/tool')],
  ])('is not the disk if %s is refused', (_, error) => {
    expect(diskErrorOf(error)).toBeUndefined();
    expect(diskErrorOf(new Error('It failed', { cause: error }))).toBeUndefined();
  });

  it.each([
    ['full', systemError('ENOSPC: no space left on device, write', 'write')],
    ['permission', systemError("EACCES: permission denied, open '/state'", 'open')],
    ['full', new Error('IO error: /state/000005.log: No space left on device')],
  ] as const)('is found among the causes of an error: %s', (kind, cause) => {
    expect(diskErrorOf(new Error('It failed', { cause }))).toMatchObject({ kind });
  });

  // Nobody may write there, not even root.
  it.runIf(process.platform === 'linux')('is distinguished from other system errors', async () => {
    const [listening] = await once(createServer().listen('/sys/socket'), 'listening').catch(
      (error: unknown) => [error],
    );
    const [spawning] = await once(spawn('/etc/passwd'), 'error');
    const writing: unknown = await writeFile('/sys/file', '').catch((error: unknown) => error);
    expect([listening, spawning, writing].map((error) => diskErrorOf(error)?.kind)).toEqual([
      undefined,
      undefined,
      'permission',
    ]);
  });
});
