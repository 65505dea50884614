import * as v from 'valibot';
import { silentLog } from '../../../core/log';
import { openTableStore } from '../table-store';
import { numbered } from './numbered-table';

/**
 * A process that writes until it is killed: rows 0, 1, 2 … of four writers, each moved between two
 * index keys at every turn, each acknowledged on standard output after its write has resolved.
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
