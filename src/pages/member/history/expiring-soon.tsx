import { Button } from '@/components/button';
import { Stack } from '@/components/layout';
import { pluralize } from '@/components/pluralize';
import { Section } from '@/components/section';
import { Text } from '@/components/text';
import { expiringRows, type HistoryRow, totalPoints } from '@/domain/history';
import { EXPIRY_NOTICE_DAYS } from '@/domain/score';
import { Day } from './history-entry';
import styles from './expiring-soon.module.css';

const MAX_SHOWN = 5;

interface ExpiringSoonProps {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
  readonly onShowAll: () => void;
}

/** The completions that expire within seven days, and their points (D15). */
export function ExpiringSoon({ rows, now, onShowAll }: ExpiringSoonProps) {
  const expiring = expiringRows(rows, now);
  const more = expiring.length - MAX_SHOWN;
  return (
    <Section id="expiring-soon" heading={`Expiring within ${EXPIRY_NOTICE_DAYS} days`}>
      <Text tone="soft" size="l">
        {expiring.length === 0
          ? `None of your points expire in the next ${EXPIRY_NOTICE_DAYS} days.`
          : `${pluralize(totalPoints(expiring), 'point')} from ${pluralize(expiring.length, 'task')}`}
      </Text>
      {expiring.length > 0 && (
        <Stack as="ul" maxWidth="44rem">
          {expiring.slice(0, MAX_SHOWN).map((row) => (
            <Text key={row.id} as="li" size="s" tone="soft" isTabular className={styles.entry}>
              <Text as="span" tone="ink" weight="bold" dir="auto">
                {row.name}
              </Text>
              <span>{pluralize(row.points, 'point')}</span>
              <span>
                until <Day instant={row.expirationDate} />
              </span>
            </Text>
          ))}
        </Stack>
      )}
      {more > 0 && (
        <div>
          <Button variant="secondary" onClick={onShowAll}>
            {`Show ${more} more by expiration date`}
          </Button>
        </div>
      )}
    </Section>
  );
}
