import { startStorage } from './running-storage';

// Runs as a child process for kill tests: serves the given state folder and prints its origin.
const [folder] = process.argv.slice(2);
const { origin } = await startStorage(folder);
process.stdout.write(`${origin}\n`);
