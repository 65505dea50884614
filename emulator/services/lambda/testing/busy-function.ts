import { startFunction } from './running-functions';

// Runs as a child process for kill tests: starts a function that never ends and prints its process ID.
const { invoke, lines } = startFunction(
  'export const handler = () => { console.log(process.pid); for (;;); }',
  { timeoutSeconds: 600 },
);
void invoke({});
while (lines.length === 0) await new Promise((done) => setTimeout(done, 20));
process.stdout.write(`${lines.join()}\n`);
