import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { emulatorAt } from './health';

/** The addresses of 'localhost'. Vite listens on the first that a machine has, and browsers try both. */
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

/** Describes the program that listens on a port of this machine. Returns undefined if it is unknown. */
export async function portOwner(port: number): Promise<string | undefined> {
  const emulator = await emulatorAt(`http://localhost:${port}`);
  if (emulator) {
    return `another emulator (process ${emulator.pid}, with its state in ${emulator.stateFolder})`;
  }
  return process.platform === 'linux' ? ownerInProc(port) : ownerByLsof(port);
}

const LISTEN = '0A';

/** Linux lists sockets by inode, and each process's open files. Those of other users are hidden. */
function ownerInProc(port: number): string | undefined {
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
      attempt(() => readFileSync(file, 'utf8').split('\n'), [])
        .map((line) => line.trim().split(/\s+/))
        .filter(([, local, , state]) => state === LISTEN && portIn(local) === port)
        .map((columns) => `socket:[${columns[9]}]`),
    ),
  );
  const pid = attempt(() => readdirSync('/proc'), [])
    .filter((name) => /^\d+$/.test(name))
    .find((name) =>
      attempt(() => readdirSync(`/proc/${name}/fd`), []).some((file) =>
        sockets.has(attempt(() => readlinkSync(`/proc/${name}/fd/${file}`), '')),
      ),
    );
  if (pid === undefined) return undefined;
  const command = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '');
  return describeProcess(pid, command.split('\0').join(' ').trim());
}

/** In '0100007F:4E25', the port follows the address, in hexadecimal digits. */
function portIn(address = ''): number {
  return parseInt(address.split(':')[1] ?? '', 16);
}

function ownerByLsof(port: number): string | undefined {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const { stdout } = spawnSync('lsof', args, { encoding: 'utf8' });
  const [, pid, command] = /^p(\d+)\nc(.*)$/m.exec(stdout ?? '') ?? [];
  return pid === undefined ? undefined : describeProcess(pid, command ?? '');
}

function describeProcess(pid: string, command: string): string {
  const short = command.length > 80 ? `${command.slice(0, 80)}…` : command;
  return short === '' ? `process ${pid}` : `process ${pid}: ${short}`;
}

function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}
