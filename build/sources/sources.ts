import { figures, sourcesOf } from '../../amplify/seed/catalog/figures';
import { rounded, valueOf } from '../../amplify/seed/catalog/figures/amounts';
import { sources, type Source } from '../../amplify/seed/catalog/sources';
import { isDue } from '../../amplify/seed/catalog/sources/due';
import { deadAddresses } from './addresses';

/*
 * `npm run sources` lists the sources with the tasks that use them, computes every figure again from its sum,
 * and says which sources are due for review and, where there is a connection, which addresses don't answer.
 */

const today = new Date().toISOString().slice(0, 10);
const all = Object.entries(figures).flatMap(([task, measures]) =>
  Object.entries(measures).map(([field, figure]) => ({ task, field, figure })),
);
const records: [string, Source][] = Object.entries(sources);

for (const [name, source] of records) {
  const users = all.filter(({ figure }) => sourcesOf(figure).includes(source));
  print(`${name}: ${source.publisher}, ${source.title}`);
  print(`  ${source.address}`);
  print(`  reviewed ${source.reviewed}${isDue(source, today) ? ', due for review' : ''}`);
  print(`  used by ${[...new Set(users.map(({ task }) => task))].join(', ')}`);
}

const wrong = all.filter(({ figure }) => rounded(valueOf(figure.sum)) !== figure.amount);
for (const { task, field, figure } of wrong) {
  print(`${task}, ${field}: ${figure.amount} isn't ${rounded(valueOf(figure.sum))}`);
}

const dead = await deadAddresses(records.map(([, { address }]) => address));
for (const { address, reason } of dead ?? []) print(`${address} doesn't answer: ${reason}`);

const due = records.filter(([, source]) => isDue(source, today)).length;
print(`${all.length} figures computed again, ${wrong.length} wrong.`);
print(`${records.length} sources, ${due} due for review.`);
print(dead ? `${dead.length} addresses don't answer.` : 'No connection: addresses not checked.');
if (wrong.length > 0) process.exitCode = 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
