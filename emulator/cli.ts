import { parseArgs } from 'node:util';
import { exitWithError } from './commands/failure';
import { serve } from './commands/serve';
import { settingsFrom } from './commands/settings';

const usage = `Usage: amplify-emulator [options]

Runs the Amplify Gen 2 backend of a project on this machine, until Ctrl-C.

Options
  --project <folder>      folder that contains amplify/ (default: this folder)
  --port <number>         port (default: 20005)
  --hosted-port <number>  hosted UI port, if there are social providers (default: 20006)
  --state <folder>        folder for the local state (default: .amplify-emulator)
  --outputs <file>        where the outputs are written (default: amplify_outputs.json)
  --seed <script>         script that creates demo content
  --index-lag <ms>        how long reads of an index miss a write (default: 0)
  --controls              let tests inject faults and move the clock

Folders and files are relative to the project.
`;

try {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      port: { type: 'string' },
      'hosted-port': { type: 'string' },
      state: { type: 'string' },
      outputs: { type: 'string' },
      seed: { type: 'string' },
      controls: { type: 'boolean' },
      'index-lag': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) process.stdout.write(usage);
  else await serve(settingsFrom(values), values.seed);
} catch (error) {
  exitWithError(error);
}
