import { ExternalLink } from '@/components/external-link';
import { Amount } from '@/components/amount';
import { InUnits } from '@/components/in-units';
import { Text } from '@/components/text';
import { thousandthsOf } from '@/domain/impact/impact';
import type { FigureRow, FigureTask } from './figure-row';
import { FigureSum } from './figure-sum';
import styles from './how-we-estimate.module.css';

interface FigureTableProps {
  readonly tasks: readonly FigureTask[];
  /** The ID of its heading. */
  readonly labelledBy: string;
}

/** The figures of tasks: whom each is for and how long, its assumption, its sources and its sum. */
export function FigureTable({ tasks, labelledBy }: FigureTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Saves about</th>
          <th scope="col">Assumption and source</th>
        </tr>
      </thead>
      {tasks.map(({ id, name, figures }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.task} dir="auto">
              {name}
            </th>
          </tr>
          {figures.map((figure) => (
            <tr key={figure.measure}>
              <td className={styles.amount}>
                <Amount measure={figure.measure} thousandths={thousandthsOf(figure.amount)} />
                <span className={styles.basis}>{basisText(figure)}</span>
              </td>
              <Text as="td" tone="soft" className={styles.assumption}>
                <InUnits text={figure.assumption} /> <SourceLinks links={figure.links} />
                <FigureSum figure={figure} task={name} />
              </Text>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function basisText({ per, covers }: FigureRow): string {
  if (per === undefined || covers === undefined) return 'one completion';
  const who = per === 'person' ? 'one person' : 'a household';
  if (covers === 'once') return `${who}, one time`;
  return `${who}, ${covers === 1 ? 'one day' : `${covers} days`}`;
}

function SourceLinks({ links }: Pick<FigureRow, 'links'>) {
  return (
    <span>
      <span>{links.length === 1 ? 'Source: ' : 'Sources: '}</span>
      {links.map(({ address, publisher, title, year, caveat }, at) => (
        <span key={address}>
          <span>{at > 0 && '; '}</span>
          <ExternalLink href={address}>
            {`${[publisher, title].filter(Boolean).join(', ')}${year ? ` (${year})` : ''}`}
          </ExternalLink>
          <span>{caveat && `, ${caveat}`}</span>
        </span>
      ))}
    </span>
  );
}
