import { tasks } from '../../amplify/seed/catalog';
import { everySourceOf, figures } from '../../amplify/seed/catalog/figures';
import { sources, type Source } from '../../amplify/seed/catalog/sources';
import { taskSources } from '../../amplify/seed/catalog/task-sources';
import { factSources } from '../../src/content/fact-sources';
import { comparisonSources } from '../../src/domain/impact/comparison-sources';
import { isDue, type SourceRecord } from '../../src/domain/source-record';
import { deadAddresses } from './addresses';

/*
 * `npm run sources` lists the sources and where they are used (tasks, comparisons, facts on public pages). It says
 * which are due for review and, if the network can be reached, which addresses don't respond.
 */

interface Listed {
  readonly name: string;
  readonly source: Pick<SourceRecord, 'publisher' | 'title' | 'address' | 'reviewed'> &
    Pick<Source, 'isFromReview'>;
  readonly usedBy: readonly string[];
}

const today = new Date().toISOString().slice(0, 10);
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
  const { reviewed, isFromReview } = source;
  const from = isFromReview ? ', from an earlier review' : '';
  print(`  reviewed ${reviewed}${from}${isDue(source, today) ? ', due for review' : ''}`);
  print(`  used by ${usedBy.join(', ')}`);
}

const dead = await deadAddresses([...new Set(listed.map(({ source }) => source.address))]);
for (const { address, reason } of dead ?? []) print(`${address} doesn't respond: ${reason}`);

const due = listed.filter(({ source }) => isDue(source, today)).length;
print(`${listed.length} sources, ${due} due for review.`);
print(dead ? `${dead.length} addresses don't respond.` : 'No connection: addresses not checked.');

/** Returns the names of the tasks whose figures or texts rest on a source. */
function usersOf(source: Source): string[] {
  const names = tasks.map(({ id, name }) => ({
    name,
    used: [
      ...Object.values(figures[name] ?? {}).flatMap(everySourceOf),
      ...(taskSources[id] ?? []),
    ],
  }));
  return names.filter(({ used }) => used.includes(source)).map(({ name }) => name);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
