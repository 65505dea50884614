import { numberText } from '@/domain/number-text';
import { EitherUnits } from '@/components/either-units';
import { ExternalLink } from '@/components/external-link';
import { InUnits } from '@/components/in-units';
import { Stack } from '@/components/layout';
import { Section } from '@/components/section';
import { Text } from '@/components/text';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { SumProduct, SumTerm } from '@/content/estimates';
import { sources } from '@/content/generated/estimates';
import { compareTexts } from '@/domain/compare-texts';
import { amountText } from '@/domain/impact/amount-text';
import { thousandthsOf } from '@/domain/impact/impact';
import type { Measure } from '@/domain/impact/measures';
import type { FigureRow, FigureTask } from './figure-row';
import styles from './how-we-estimate.module.css';

interface FiguresProps {
  readonly tasks: readonly FigureTask[];
  /** The date of the figures, as a sentence. */
  readonly asOf: string;
}

/** Every task's figures, ordered by name, and why the other tasks have none (D26). */
export function Figures({ tasks, asOf }: FiguresProps) {
  const sorted = tasks.toSorted((a, b) => compareTexts(a.name, b.name));
  const estimated = sorted.filter(({ figures }) => figures.length > 0);
  const others = sorted.filter(({ figures }) => figures.length === 0);
  return (
    <>
      <Section id="figures" heading="Every figure">
        <p>
          {`${estimated.length} of ${tasks.length} tasks have figures, each for one completion. ${asOf}`}
        </p>
        <FigureTable tasks={estimated} labelledBy="figures" />
      </Section>
      {others.length > 0 && (
        <Section id="not-estimated" heading="Not estimated">
          <p>We don’t have figures we’d stand behind for these tasks.</p>
          <Stack as="ul" gap={2} className={styles.list}>
            {others.map(({ id, name, why }) => (
              <li key={id}>
                <strong>{name}</strong>
                <span>{why && `: ${why}`}</span>
              </li>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}

interface FigureTableProps {
  readonly tasks: readonly FigureTask[];
  readonly labelledBy: string;
}

/** The tasks' figures: who each is for, how long it holds, its assumption, its sources and its sum. */
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
              <Text as="td" weight="bold" isTabular className={styles.amount}>
                <EitherUnits
                  of={(units) => amountText(figure.measure, thousandthsOf(figure.amount), units)}
                />
                <Text as="div" tone="soft" weight="text">
                  {basisText(figure)}
                </Text>
              </Text>
              <Text as="td" tone="soft">
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

/** The unit of each stored figure, and its name in a sum. */
const MEASURE_TEXTS: Readonly<Record<Measure, readonly [unit: string, name: string]>> = {
  carbon: ['kg of CO₂e', 'CO₂e'],
  water: ['liters', 'water'],
  waste: ['kg', 'waste'],
  energy: ['kWh', 'energy'],
  money: ['dollars', 'money'],
};

interface FigureSumProps {
  readonly figure: FigureRow;
  readonly task: string;
}

/**
 * A figure's sum, collapsed: each number with its source, or marked as our own. Shows nothing for an admin's own
 * figure.
 */
function FigureSum({ figure: { measure, amount, sum, exact }, task }: FigureSumProps) {
  if (!sum) return null;
  const [unit, name] = MEASURE_TEXTS[measure];
  return (
    <details className={styles.sum}>
      <summary>
        How it adds up
        <VisuallyHidden>{`: ${task}, ${name}`}</VisuallyHidden>
      </summary>
      <Products products={sum} />
      <Text tone="ink" isTabular className={styles.total}>
        {`= ${exact} ${unit}${Number(exact?.replaceAll(',', '')) !== amount ? `, rounded down to ${numberText(amount)}` : ''}`}
      </Text>
    </details>
  );
}

function Products({ products }: { readonly products: readonly SumProduct[] }) {
  return (
    <Stack as="ul" gap={1} className={styles.terms}>
      {products.flatMap(linesOf).map(({ id, sign, term }) => (
        <li key={id}>
          <span>{sign}</span>
          <Text as="strong" tone="ink" weight="text" isTabular>
            {term.text}
          </Text>
          <span>{term.sum ? ':' : ' '}</span>
          <Origin term={term} />
        </li>
      ))}
    </Stack>
  );
}

/** Returns the terms of a product, each with its sign; a sum's first term has none. */
function linesOf({ isSubtracted, terms }: SumProduct, at: number) {
  const first = isSubtracted ? '− ' : '+ ';
  return terms.map((term, index) => {
    const sign = index > 0 ? '× ' : at > 0 && first;
    return { id: `${at} ${index}`, sign, term };
  });
}

function Origin({ term: { how, source, isOurs, figure, sum } }: { readonly term: SumTerm }) {
  if (isOurs) return <span>(our assumption)</span>;
  if (source) {
    return <span>{`(${[how, sources[source]?.publisher].filter(Boolean).join('; ')})`}</span>;
  }
  if (figure) return <span>{`(this task’s ${MEASURE_TEXTS[figure][1]}, before rounding)`}</span>;
  return sum && <Products products={sum} />;
}
