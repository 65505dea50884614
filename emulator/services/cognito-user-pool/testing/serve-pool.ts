import { startPool } from './running-pool';

// Runs as a child process for kill tests: serves a pool on the given state folder and prints its origin.
const [stateFolder = ''] = process.argv.slice(2);
const { origin } = await startPool({ stateFolder });
process.stdout.write(`${origin}\n`);
