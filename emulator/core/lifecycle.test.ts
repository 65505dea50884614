import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = `
  import { onStop } from ${JSON.stringify(new URL('./lifecycle.ts', import.meta.url).href)};
  onStop(async () => console.log('stopped'));
  setTimeout(() => {}, 20_000);
  console.log('started');
`;

it.skipIf(process.platform === 'win32')(
  "stops when npm's shell gets a signal, which it doesn't pass on",
  async () => {
    const node = `"${process.execPath}" --import tsx --input-type=module --eval "$PROGRAM"; exit`;
    const shell = spawn('sh', ['-c', node], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, PROGRAM: program, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface(shell.stdout)[Symbol.asyncIterator]();
    expect(await lines.next()).toMatchObject({ value: 'started' });
    shell.kill();
    expect(await once(shell, 'exit')).toEqual([null, 'SIGTERM']);
    expect(await lines.next()).toMatchObject({ value: 'stopped' });
  },
);
