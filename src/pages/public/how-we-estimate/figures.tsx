import { Stack } from '@/components/layout';
import { Section } from '@/components/section';
import { compareTexts } from '@/domain/compare-texts';
import type { FigureTask } from './figure-row';
import { FigureTable } from './figure-table';
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
          <p>For these tasks there is no figure that we would stand by.</p>
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
