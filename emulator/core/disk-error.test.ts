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
  ])('is not assumed if %s is refused', (_, error) => {
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
});
