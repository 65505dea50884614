import { parseArgs } from 'node:util';
import { fail } from './commands/failure';
import { settingsFrom, type Settings } from './commands/settings';

const usage = `Usage: npm start [-- options]

  npm start           the backend with demo content, and the application
  npm run emulator    the backend alone
  npm run reset       empties the local state
  npm run outputs     writes amplify_outputs.json for the emulator

Options
  --port <number>         the backend's port (20005)
  --app-port <number>     the application's port (5173)
  --hosted-port <number>  the port of the hosted sign-in, if social providers are configured (20006)
  --state <folder>        where the local state is kept (.verdure)
  --controls              lets tests plan failures and move the clock
`;

/** Each is loaded only when it is asked for, so that the short ones do not wait for the long one. */
const commands = {
  start: async (settings: Settings) => (await import('./commands/start')).start(settings),
  serve: async (settings: Settings) => (await import('./commands/serve')).serve(settings),
  reset: async (settings: Settings) => (await import('./commands/reset')).reset(settings),
  outputs: async (settings: Settings) => (await import('./commands/outputs')).outputs(settings),
};

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      'app-port': { type: 'string' },
      'hosted-port': { type: 'string' },
      state: { type: 'string' },
      controls: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = 'start'] = positionals;
  if (values.help || !isCommand(name)) {
    process.stdout.write(usage);
    process.exitCode = values.help ? 0 : 1;
  } else {
    await commands[name](settingsFrom(values));
  }
} catch (error) {
  fail(error);
}
