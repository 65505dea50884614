import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { Section } from '@/components/section';
import { Text } from '@/components/text';
import { RESTORABLE_HOURS } from '@/domain/time-limits';
import type { RowActions } from './use-row-actions';
import styles from './recently-deleted.module.css';

/** The rows deleted within a day, each with a button to restore it; nothing when there are none. */
export function RecentlyDeleted({ actions }: { readonly actions: RowActions }) {
  const { deleted, running, run } = actions;
  if (deleted.length === 0) return null;
  return (
    <Section
      gap={2}
      className={styles.section}
      heading={
        <Text as="span" size="l">
          Recently deleted
        </Text>
      }
    >
      <Text tone="soft" size="s">
        {`You deleted these in this browser. You can restore them for ${RESTORABLE_HOURS} hours, unless you sign out.`}
      </Text>
      <Stack as="ul">
        {deleted.map((row) => (
          <li key={row.id}>
            <Row gap={4} align="center" isSpread>
              <span dir="auto">{row.name}</span>
              <Button
                variant="quiet"
                disabled={running !== undefined}
                aria-label={`Restore ${row.name}`}
                onClick={() => run('restore', row)}
              >
                Restore
              </Button>
            </Row>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
