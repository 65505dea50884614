import { tasks } from '../../amplify/seed/catalog';
import { everySourceOf, figures } from '../../amplify/seed/catalog/figures';
import { rounded, valueOf } from '../../amplify/seed/catalog/figures/amounts';
import { sources, type Source } from '../../amplify/seed/catalog/sources';
import { taskSources } from '../../amplify/seed/catalog/task-sources';
import { factSources } from '../../src/content/fact-sources';
import { comparisonSources } from '../../src/domain/impact/comparison-sources';
import { isDue, type SourceRecord } from '../../src/domain/source-record';
import { deadAddresses } from './addresses';

/*
 * `npm run sources` lists the sources with what uses them (tasks, comparisons, facts of public pages), computes
 * every figure again from its sum, and says which sources are due for review and, where there is a connection,
 * which addresses don't respond.
 */

interface Listed {
  readonly name: string;
  readonly source: Pick<SourceRecord, 'publisher' | 'title' | 'address' | 'reviewed'> &
    Partial<Pick<Source, 'read'>>;
  readonly usedBy: readonly string[];
}

const today = new Date().toISOString().slice(0, 10);
const all = Object.entries(figures).flatMap(([task, measures]) =>
  Object.entries(measures).map(([field, figure]) => ({ task, field, figure })),
);
const listed: readonly Listed[] = [
  ...Object.entries(sources).map(([name, source]) => ({ name, source, usedBy: usersOf(source) })),
  ...Object.entries(comparisonSources).map(([name, source]) => ({
    name,
    source,
    usedBy: ['comparisons'],
  })),
  ...Object.entries(factSources).map(([name, source]) => ({ name, source, usedBy: ['facts'] })),
];

for (const { name, source, usedBy } of listed) {
  print(`${name}: ${source.publisher}, ${source.title}`);
  print(`  ${source.address}`);
  const { reviewed, read } = source;
  const from = read === 'review' ? ', from an earlier review' : '';
  print(`  reviewed ${reviewed}${from}${isDue(source, today) ? ', due for review' : ''}`);
  print(`  used by ${usedBy.join(', ')}`);
}

const wrong = all.filter(({ figure }) => rounded(valueOf(figure.sum)) !== figure.amount);
for (const { task, field, figure } of wrong) {
  print(`${task}, ${field}: ${figure.amount} isn't ${rounded(valueOf(figure.sum))}`);
}

const dead = await deadAddresses([...new Set(listed.map(({ source }) => source.address))]);
for (const { address, reason } of dead ?? []) print(`${address} doesn't respond: ${reason}`);

const due = listed.filter(({ source }) => isDue(source, today)).length;
print(`${all.length} figures computed again, ${wrong.length} wrong.`);
print(`${listed.length} sources, ${due} due for review.`);
print(dead ? `${dead.length} addresses don't respond.` : 'No connection: addresses not checked.');
if (wrong.length > 0) process.exitCode = 1;

/** Returns the names of the tasks whose figures or texts rest on a source. */
function usersOf(source: Source): string[] {
  const byFigure = all.filter(({ figure }) => everySourceOf(figure).includes(source));
  const byText = tasks.filter(({ id }) => taskSources[id]?.includes(source));
  return [...new Set([...byFigure.map(({ task }) => task), ...byText.map(({ name }) => name)])];
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
