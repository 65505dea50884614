import { startFixture } from '../../../testing/running-fixture';

// Runs as a child process for kill tests: serves the given state folder and prints its origin.
const [stateFolder = ''] = process.argv.slice(2);
const { origin } = await startFixture({ stateFolder });
process.stdout.write(`${origin}\n`);
