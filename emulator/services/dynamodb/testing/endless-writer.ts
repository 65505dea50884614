import * as v from 'valibot';
import { silentLog } from '../../../core/log';
import { openTableStore } from '../table-store';
import { numbered } from './numbered-table';

/**
 * Writes until it is killed. Each of four writers moves its rows between two index keys, and prints
 * an acknowledgment when a write resolves.
 */
const folder = v.parse(v.string(), process.argv[2]);
const store = await openTableStore({ folder, tables: [numbered], log: silentLog });

async function write(writer: number): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    await store.execute('PutItem', {
      TableName: numbered.name,
      Item: {
        id: { S: `${writer}-${turn % 50}` },
        side: { S: turn % 2 === 0 ? 'left' : 'right' },
        turn: { N: String(turn) },
      },
    });
    process.stdout.write(`${writer} ${turn}\n`);
  }
}

await Promise.all([0, 1, 2, 3].map(write));
