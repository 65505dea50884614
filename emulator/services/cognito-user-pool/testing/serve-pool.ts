import { startPool } from './running-pool';

// Serves a pool from the folder that is the argument until it is killed; says where.
const [stateFolder = ''] = process.argv.slice(2);
const { origin } = await startPool({ stateFolder });
process.stdout.write(`${origin}\n`);
