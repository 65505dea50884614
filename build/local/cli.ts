import { parseArgs } from 'node:util';
import { type Advice, exitWithError } from 'amplify-emulator/project';
import { verdureSettings, type VerdureSettings } from './settings';

const usage = `Usage: npm start [-- options]

  npm start           start the backend with demo content, and the app
  npm run emulator    start the backend with demo content, without the app
  npm run reset       delete the local state
  npm run outputs     write amplify_outputs.json for the emulator

Options
  --port <number>         backend port (default: 20005)
  --app-port <number>     app port (default: 5173)
  --hosted-port <number>  hosted UI port, if social providers are configured (default: 20006)
  --state <folder>        folder for the local state (default: .verdure)
  --index-lag <ms>        how long indexes lag behind writes (default: 0)
  --controls              let tests inject faults and move the clock
`;

/** Imported on demand: `reset` and `outputs` don't need the emulator's code. */
const commands = {
  start: async (settings: VerdureSettings) => (await import('./run')).run(settings),
  serve: async (settings: VerdureSettings) => (await import('./serve')).serve(settings),
  reset: async (settings: VerdureSettings) => (await import('./reset')).reset(settings),
  outputs: async (settings: VerdureSettings) => (await import('./outputs')).outputs(settings),
};

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

/** The advice for a command that failed, in terms of Verdure's npm scripts. */
const advice: Advice = {
  port: 'choose other ports: npm start -- --port 20007 --app-port 5174',
  reset: 'run: npm run reset',
  help: 'npm start -- --help',
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      'app-port': { type: 'string' },
      'hosted-port': { type: 'string' },
      state: { type: 'string' },
      controls: { type: 'boolean' },
      'index-lag': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = 'start'] = positionals;
  if (values.help || !isCommand(name)) {
    process.stdout.write(usage);
    process.exitCode = values.help ? 0 : 2;
  } else {
    await commands[name](verdureSettings(values));
  }
} catch (error) {
  exitWithError(error, advice);
}
