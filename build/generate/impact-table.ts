import { tasks } from '../../amplify/seed/catalog';
import { figures, sourcesOf, type Figure, type Figures } from '../../amplify/seed/catalog/figures';
import { notEstimated } from '../../amplify/seed/catalog/figures/not-estimated';
import { overlaps } from '../../amplify/seed/catalog/figures/overlaps';
import { sourceOf, sumOf, sumText } from '../../amplify/seed/catalog/figures/sums';
import type { Term } from '../../amplify/seed/catalog/figures/types';
import { sources, type Source } from '../../amplify/seed/catalog/sources';

const names = new Map<Source, string>(Object.entries(sources).map(([name, one]) => [one, name]));
const rows = tasks.flatMap(({ name }) =>
  Object.entries(figures[name] ?? {}).map(([field, figure]) => ({
    name,
    field,
    figure,
    known: figures[name] ?? {},
  })),
);

/** Returns the text of docs/impact.md: each figure of the catalog with its sum and sources, and the records. */
export function impactTable(): string {
  const estimated = tasks.filter(({ name }) => figures[name] !== undefined).length;
  return `# What a completion saves

Made from \`amplify/seed/catalog\` by \`npm run generate\`: edit the figures and sources there
([070](decisions/070-figures-rest-on-source-records.md)). \`npm run sources\` computes the sums again, and says
which sources are due for review.

${rows.length} figures of ${estimated} tasks, from ${names.size} sources. ${tasks.length - estimated} tasks aren’t estimated.

## Figures

An amount is the sum, rounded down to two digits. A number of the sum names its source in brackets, with how it
follows from there, or the figure of the same task that it is before rounding; *ours* is an assumption of ours, and the
others are units.

| Task | Amount | For | Sum | Sources |
| --- | --- | --- | --- | --- |
${rows.map(rowText).join('\n')}

## Overlaps

${overlaps.map(({ tasks: overlapping, why }) => `- ${overlapping.join(' · ')}: ${why}`).join('\n')}

## Not estimated

${Object.entries(notEstimated)
  .map(([name, why]) => `- ${name}: ${why}`)
  .join('\n')}

## Sources

The last column says who read the source, always in a stored copy: we the source *itself*, or only an earlier
*review* of ours. A live page has been opened for none.

| Name | Source | What we take from it | Reviewed | Read |
| --- | --- | --- | --- | --- |
${Object.entries(sources).map(recordText).join('\n')}
`;
}

function rowText({ name, field, figure, known }: (typeof rows)[number]): string {
  const used = sourcesOf(figure).map((source) => names.get(source));
  const cells = [
    name,
    `${figure.amount} ${field}`,
    basisText(figure),
    sumText(figure.sum, (term) => noteOf(term, known)),
    used.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Says where a number of a sum comes from, such as ' (330 ÷ 2,700) [showerheads]'. */
function noteOf(term: Term, known: Figures): string {
  const how = term.how === undefined ? '' : ` (${term.how})`;
  const source = sourceOf(term);
  if (source) return `${how} [${names.get(source)}]`;
  const sum = sumOf(term);
  if (!sum) return term.from === 'ours' ? ' (*ours*)' : '';
  const field = Object.entries(known).find(([, figure]) => figure.sum === sum)?.[0];
  return field ? ` [${field}]` : ` (${sumText(sum, (inner) => noteOf(inner, known))})`;
}

function basisText({ per, covers }: Figure): string {
  if (covers === 'once') return `a ${per}, once`;
  return `a ${per}, ${covers === 1 ? 'a day' : `${covers} days`}`;
}

function recordText([name, source]: [string, Source]): string {
  const { publisher, title, year, address, says, caveat, reviewed, read } = source;
  const cells = [
    name,
    `${publisher}: [${title}](${address})${year ? `, ${year}` : ''}`,
    caveat ? `${says} (${caveat})` : says,
    reviewed,
    read,
  ];
  return `| ${cells.join(' | ')} |`;
}
