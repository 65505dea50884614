import { Fragment } from 'react';
import { ExternalLink } from '@/components/external-link';
import type { Estimate, TaskEstimates } from '@/content/estimates';
import { sources } from '@/content/generated/estimates';
import { amountText } from '@/domain/impact/amount-text';
import { thousandthsOf } from '@/domain/impact/impact';
import styles from './how-we-estimate.module.css';

interface FigureTableProps {
  readonly tasks: readonly TaskEstimates[];
  /** The ID of its heading. */
  readonly labelledBy: string;
}

/** The figures of tasks, each with whom and how long it is for, its assumption and its sources. */
export function FigureTable({ tasks, labelledBy }: FigureTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Saves about</th>
          <th scope="col">Assumption and source</th>
        </tr>
      </thead>
      {tasks.map(({ name, figures }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.task}>
              {name}
            </th>
          </tr>
          {figures.map((figure) => (
            <tr key={figure.measure}>
              <td className={styles.amount}>
                {amountText(figure.measure, thousandthsOf(figure.amount))}
                <span className={styles.basis}>{basisText(figure)}</span>
              </td>
              <td className={styles.assumption}>
                {figure.assumption} <SourceLinks names={figure.sources} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function basisText({ per, covers }: Estimate): string {
  const who = per === 'person' ? 'one person' : 'a household';
  if (covers === 'once') return `${who}, one time`;
  return `${who}, ${covers === 1 ? 'one day' : `${covers} days`}`;
}

function SourceLinks({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      {names.length === 1 ? 'Source:' : 'Sources:'}{' '}
      {names.map((name, at) => {
        const source = sources[name];
        if (!source) return null;
        return (
          <Fragment key={name}>
            {at > 0 && '; '}
            <ExternalLink href={source.address}>
              {source.publisher}, {source.title}
              {source.year && ` (${source.year})`}
            </ExternalLink>
          </Fragment>
        );
      })}
    </>
  );
}
