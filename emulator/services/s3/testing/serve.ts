import { startStorage } from './running-storage';

/** A process of its own, to be killed: serves the state folder that it is given, and says where. */
const [folder] = process.argv.slice(2);
const { origin } = await startStorage(folder);
process.stdout.write(`${origin}\n`);
