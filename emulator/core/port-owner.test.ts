import { createServer, type Server } from 'node:net';
import { expect, it } from 'vitest';
import { startServer, PortTakenError } from './server';
import { silentLog } from './log';

function listening(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

it.skipIf(process.platform === 'win32')('A port that is taken names its process', async () => {
  const blocker = createServer();
  const port = await listening(blocker);
  const failure = await startServer({ port, log: silentLog, services: () => [] }).catch(
    (error: unknown) => error,
  );
  blocker.close();
  expect(failure).toBeInstanceOf(PortTakenError);
  expect(String(failure)).toContain(`Port ${port} is in use by process ${process.pid}: `);
});
