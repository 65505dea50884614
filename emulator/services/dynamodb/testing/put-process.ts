import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { terminalLog } from '../../../core/log';
import { openTableStore } from '../table-store';
import { numbered } from './numbered-table';

/**
 * Puts a row of the given size for each line of input, '<id> <bytes>', and prints the outcome as a line.
 * Logs to stderr.
 */
const folder = v.parse(v.string(), process.argv[2]);
const log = { ...terminalLog, info: terminalLog.warn };
const store = await openTableStore({ folder, tables: [numbered], log });
process.stdout.write('open\n');

for await (const line of createInterface(process.stdin)) {
  const [id = '', bytes = '0'] = line.split(' ');
  const Item = {
    id: { S: id },
    side: { S: 'left' },
    turn: { N: '1' },
    text: { S: 'x'.repeat(Number(bytes)) },
  };
  const outcome = await store.execute('PutItem', { TableName: numbered.name, Item }).then(
    () => 'stored',
    (error: Error) => error.message,
  );
  const { Item: read } = await store.execute('GetItem', {
    TableName: numbered.name,
    Key: { id: { S: id } },
  });
  process.stdout.write(`${JSON.stringify({ outcome, isThere: read !== undefined })}\n`);
}
