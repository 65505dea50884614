import { Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { SumProduct, SumTerm } from '@/content/estimates';
import { sources } from '@/content/generated/estimates';
import type { Measure } from '@/domain/impact/measures';
import type { FigureRow } from './figure-row';
import styles from './figure-sum.module.css';

/** The units that figures are kept in, and what a sum calls each figure. */
const KEPT_IN: Readonly<Record<Measure, readonly [unit: string, name: string]>> = {
  carbon: ['kg of CO₂e', 'CO₂e'],
  water: ['liters', 'water'],
  waste: ['kg', 'waste'],
  energy: ['kWh', 'energy'],
  money: ['dollars', 'money'],
};

interface FigureSumProps {
  readonly figure: FigureRow;
  /** The name of its task. */
  readonly task: string;
}

/** How a figure adds up, folded: each number with its source, or marked as our own. Nothing for an admin's own figure. */
export function FigureSum({ figure: { measure, amount, sum, exact }, task }: FigureSumProps) {
  if (!sum) return null;
  const [unit, name] = KEPT_IN[measure];
  return (
    <details className={styles.sum}>
      <summary>
        How it adds up
        <VisuallyHidden>{`: ${task}, ${name}`}</VisuallyHidden>
      </summary>
      <Products products={sum} />
      <Text tone="ink" isTabular className={styles.total}>
        {`= ${exact} ${unit}${Number(exact?.replaceAll(',', '')) !== amount ? `, rounded down to ${amount.toLocaleString('en-US')}` : ''}`}
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

/** Returns the terms of a product, each with its sign; the first of a sum has none. */
function linesOf({ isTakenAway, terms }: SumProduct, at: number) {
  const first = isTakenAway ? '− ' : '+ ';
  return terms.map((term, place) => {
    const sign = place > 0 ? '× ' : at > 0 && first;
    return { id: `${at} ${place}`, sign, term };
  });
}

function Origin({ term: { how, source, isOurs, figure, sum } }: { readonly term: SumTerm }) {
  if (isOurs) return <span>(our assumption)</span>;
  if (source) {
    return <span>{`(${[how, sources[source]?.publisher].filter(Boolean).join('; ')})`}</span>;
  }
  if (figure) return <span>{`(this task’s ${KEPT_IN[figure][1]}, before rounding)`}</span>;
  return sum && <Products products={sum} />;
}
