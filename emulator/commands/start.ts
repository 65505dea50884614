import { onStop } from '../core/lifecycle';
import type { Emulator } from '../emulator';
import { portIsFree } from '../core/port';
import { PortTakenError } from '../core/server';
import { startApplication } from './application';
import { startBackend } from './backend';
import { seedDemoContent, type DemoAccounts } from './demo-content';
import type { Settings } from './settings';

/** Everything: the backend with demo content, and the application, until Ctrl-C. */
export async function start(settings: Settings): Promise<void> {
  if (!(await portIsFree(settings.appPort))) throw new PortTakenError(settings.appPort);
  const backend = await startBackend(settings);
  const stops: (() => Promise<void>)[] = [() => backend.close()];
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.toReversed()) await stop();
  };
  onStop(stopAll);
  try {
    const [application, accounts] = await Promise.all([
      startApplication(settings, backend.outputsFile),
      seedDemoContent(settings, backend),
    ]);
    stops.push(() => application.close());
    process.stdout.write(welcome(application.address, backend.emulator, accounts));
  } catch (error) {
    await stopAll();
    throw error;
  }
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
