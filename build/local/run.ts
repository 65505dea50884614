import {
  isPortFree,
  onStop,
  portOwner,
  PortTakenError,
  updateOutputs,
} from 'amplify-emulator/project';
import type { Emulator } from 'amplify-emulator/backend';
import { startApplication } from './application';
import type { DemoAccounts } from './demo-content';
import { recordBackend } from './running-backend';
import type { VerdureSettings } from './settings';

/** Runs the backend with demo content and the app until Ctrl-C. */
export async function run(settings: VerdureSettings): Promise<void> {
  for (const port of [settings.port, settings.appPort]) {
    if (!(await isPortFree(port))) throw new PortTakenError(port, await portOwner(port));
  }
  const running: { close(): Promise<void> }[] = [];
  const stopAll = async (): Promise<void> => {
    for (const part of running.splice(0)) await part.close();
  };
  onStop(stopAll);
  try {
    await updateOutputs(settings);
    const [application, [emulator, accounts]] = await Promise.all([
      startApplication(settings, (how) => void endWithApplication(how, stopAll)).then((started) => {
        running.push(started);
        return started;
      }),
      startSeededBackend(settings, running),
    ]);
    process.stdout.write(welcome(application.url, emulator, accounts));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

// Without the application, the backend would keep running unnoticed.
async function endWithApplication(how: string, stopAll: () => Promise<void>): Promise<void> {
  process.stderr.write(`\nThe Vite server ended ${how}, so the backend ends too.\n`);
  try {
    await stopAll();
  } finally {
    process.exit(1);
  }
}

// Imports the backend's code only now, so that Vite starts in parallel.
async function startSeededBackend(
  settings: VerdureSettings,
  running: { close(): Promise<void> }[],
): Promise<[Emulator, DemoAccounts]> {
  const { startBackend } = await import('amplify-emulator/backend');
  const backend = await startBackend(settings);
  running.push(backend);
  recordBackend(settings, backend.emulator.origin);
  const { seedDemoContent } = await import('./demo-content');
  return [backend.emulator, await seedDemoContent(settings, backend)];
}

function welcome(url: string, emulator: Emulator, accounts: DemoAccounts): string {
  const hosted = emulator.hostedOrigin();
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    '  Verdure is running. For local development only; do not use real accounts.',
    '',
    `  Application   ${url}`,
    `  Mailbox       ${emulator.origin}/mailbox   (verification codes and other messages)`,
    ...(hosted ? [`  Hosted UI     ${hosted}   (accept its self-signed certificate once)`] : []),
    '',
    ...accounts.map(
      ({ role, email, password }) => `  ${role.padEnd(12)}  ${email.padEnd(width)}   ${password}`,
    ),
    '',
    '  Press Ctrl-C to stop. To delete the local state, run: npm run reset',
    '',
    '',
  ].join('\n');
}
