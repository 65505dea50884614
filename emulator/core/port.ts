import { createServer } from 'node:net';

/** The addresses of 'localhost'. Vite listens at the first that a machine has, and browsers try both. */
const loopback = ['127.0.0.1', '::1'];

/** Returns whether the port is free on the loopback interface. */
export async function isPortFree(port: number): Promise<boolean> {
  return !(await Promise.all(loopback.map((host) => isTaken(port, host)))).includes(true);
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    // A machine without IPv6 doesn't have the second address.
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      done(!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)),
    );
    probe.listen(port, host, () => probe.close(() => done(false)));
  });
}
