import { tasks } from '../../amplify/seed/catalog';
import { figures, sourcesOf, sumText, type Figure } from '../../amplify/seed/catalog/figures';
import { notEstimated } from '../../amplify/seed/catalog/figures/not-estimated';
import { overlaps } from '../../amplify/seed/catalog/figures/overlaps';
import { sources, type Source } from '../../amplify/seed/catalog/sources';

const names = new Map<Source, string>(Object.entries(sources).map(([name, one]) => [one, name]));
const rows = tasks.flatMap(({ name }) =>
  Object.entries(figures[name] ?? {}).map(([field, figure]) => ({ name, field, figure })),
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

An amount is the sum, rounded down to two digits.

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

function rowText({ name, field, figure }: (typeof rows)[number]): string {
  const used = sourcesOf(figure).map((source) => names.get(source));
  const cells = [
    name,
    `${figure.amount} ${field}`,
    basisText(figure),
    sumText(figure),
    used.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function basisText({ per, covers }: Figure): string {
  if (covers === 'once') return `a ${per}, once`;
  return `a ${per}, ${covers === 1 ? 'a day' : `${covers} days`}`;
}

function recordText([name, source]: [string, Source]): string {
  const { publisher, title, year, address, says, reviewed, read } = source;
  const cells = [
    name,
    `${publisher}: [${title}](${address})${year ? `, ${year}` : ''}`,
    says,
    reviewed,
    read,
  ];
  return `| ${cells.join(' | ')} |`;
}
