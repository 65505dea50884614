import { readFileSync } from 'node:fs';
import { requestOf } from './commands/command-line';
import { exitWithError } from './commands/failure';
import { usage } from './commands/usage';

try {
  const request = requestOf(process.argv.slice(2));
  if (request.command === 'help') process.stdout.write(usage);
  else if (request.command === 'version') process.stdout.write(`${version()}\n`);
  else if (request.command === 'start') await (await import('./commands/serve')).serve(request);
  else if (request.command === 'snapshot') {
    const { settings, action, json } = request;
    await (await import('./commands/snapshot')).runSnapshotAction(settings, action, json);
  } else process.exitCode = await (await import('./commands/exec')).exec(request);
} catch (error) {
  exitWithError(error);
}

function version(): string {
  const text = readFileSync(new URL('package.json', import.meta.url), 'utf8');
  return /"version": "(.*)"/.exec(text)?.[1] ?? 'unknown';
}
