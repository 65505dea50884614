import type { ReactNode } from 'react';
import { Text } from '@/components/text';
import { MEASURES } from '@/domain/impact/impact';
import { estimateFields } from '@/domain/models/estimate-fields';
import { periodQuestion } from '@/domain/models/estimate-period';
import type { Field } from '@/domain/models/field';
import styles from './estimate-group.module.css';
import type { EntryForm } from './use-entry-form';

interface EstimateGroupProps {
  readonly form: EntryForm;
  readonly renderField: (name: string, field: Field) => ReactNode;
}

/** What a completion saves, by measure; folded away, since all of it is optional (decision 033). */
export function EstimateGroup({ form, renderField }: EstimateGroupProps) {
  const fields = Object.entries(form.model.fields).filter(([name]) =>
    Object.hasOwn(estimateFields, name),
  );
  const figures = fields.filter(([name, { kind }]) => kind === 'amount' && form.entry[name]);
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        Impact estimates{' '}
        <Text as="span" tone="soft" size="s" weight="text">
          {figures.length === 0 ? 'none yet' : `${figures.length} of ${MEASURES.length}`}
        </Text>
      </summary>
      <Text tone="soft" size="s">
        What one completion saves, all of it optional. Each figure needs its assumption, in a
        sentence that says for whom and how long, and the address of its source, or two with a space
        between them. Where sources differ, use the lower figure. A changed figure counts for new
        completions; earlier ones keep what they saved, unless you apply it to them below.
      </Text>
      {[...MEASURES, undefined].map((measure) => (
        <div key={measure ?? 'period'} className={styles.estimate}>
          {fields
            .filter(([, field]) => field.measure === measure)
            .map(([name, field]) => (
              <div key={name} className={styles[field.kind]}>
                {renderField(name, field)}
              </div>
            ))}
          {measure && (
            <output className={styles.question}>{periodQuestion(form.entry, measure)}</output>
          )}
        </div>
      ))}
    </details>
  );
}
