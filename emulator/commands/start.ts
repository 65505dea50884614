import { onStop } from '../core/lifecycle';
import type { Emulator } from '../emulator';
import { portIsFree } from '../core/port';
import { PortTakenError } from '../core/server';
import { startApplication } from './application';
import type { DemoAccounts } from './demo-content';
import { updateOutputs } from './outputs';
import { outputsFileFor, type Settings } from './settings';

/** Everything: the backend with demo content, and the application, until Ctrl-C. */
export async function start(settings: Settings): Promise<void> {
  for (const port of [settings.port, settings.appPort]) {
    if (!(await portIsFree(port))) throw new PortTakenError(port);
  }
  const running: { close(): Promise<void> }[] = [];
  const stopAll = async (): Promise<void> => {
    for (const part of running.splice(0)) await part.close();
  };
  onStop(stopAll);
  try {
    await updateOutputs(settings);
    const [address, [emulator, accounts]] = await Promise.all([
      startApplication(settings, outputsFileFor(settings)).then((application) => {
        running.push(application);
        return application.address;
      }),
      startWithContent(settings, running),
    ]);
    process.stdout.write(welcome(address, emulator, accounts));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

// Its code is loaded when the application's server has been started, which takes as long.
async function startWithContent(
  settings: Settings,
  running: { close(): Promise<void> }[],
): Promise<[Emulator, DemoAccounts]> {
  const { startBackend } = await import('./backend');
  const backend = await startBackend(settings);
  running.push(backend);
  const { seedDemoContent } = await import('./demo-content');
  return [backend.emulator, await seedDemoContent(settings, backend)];
}

function welcome(address: string, emulator: Emulator, accounts: DemoAccounts): string {
  const hosted = emulator.hostedOrigin();
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    '  Verdure is running on this machine. It is no place for real accounts.',
    '',
    `  Application   ${address}`,
    `  Mailbox       ${emulator.origin}/mailbox   (the messages with the codes)`,
    ...(hosted
      ? [`  Social login  ${hosted}   (the browser asks once about its certificate)`]
      : []),
    '',
    ...accounts.map(
      ({ role, email, password }) => `  ${role.padEnd(12)}  ${email.padEnd(width)}   ${password}`,
    ),
    '',
    '  Ctrl-C stops everything; npm run reset empties the local state.',
    '',
    '',
  ].join('\n');
}
