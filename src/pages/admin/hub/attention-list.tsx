import { Link } from 'react-router-dom';
import { Row, Stack } from '@/components/layout';
import { Section } from '@/components/section';
import { Skeletons } from '@/components/skeleton';
import { Text } from '@/components/text';
import type { AdminListState } from '@/data/use-admin-list';
import { compareTexts } from '@/domain/compare-texts';
import { DAILY_COUNT } from '@/domain/daily-count';
import { hasTooFewDailies, missingFields } from '@/domain/models/catalog-row';
import { pluralize } from '@/domain/number-text';
import { allNamed, editorPathOf } from '@/features/admin-catalog/catalog-pages';
import { paths } from '@/paths';
import styles from './hub.module.css';

interface AttentionListProps {
  readonly lists: readonly AdminListState[];
}

/** How many issues are listed; the rest are only counted. */
const SHOWN = 20;

/**
 * Says how many rows have missing fields, at the top of the page. The list of them, each with a link to fix it, is
 * collapsed, so other admins' changes don't move the page (D54).
 */
export function AttentionList({ lists }: AttentionListProps) {
  return (
    <Section heading="Needs attention" gap={3} className={styles.attention}>
      {lists.every(({ rows }) => rows) ? (
        <Issues lists={lists} />
      ) : lists.some(({ error }) => error) ? (
        <Text tone="soft">{`Couldn’t check the ${allNamed('plural')}. Try again below.`}</Text>
      ) : (
        <Skeletons
          count={1}
          label="Checking what needs attention"
          height="2.75rem"
          radius="var(--radius-m)"
        />
      )}
    </Section>
  );
}

function Issues({ lists }: AttentionListProps) {
  const isShort = lists.some(({ model, rows = [] }) => model.isCompleted && hasTooFewDailies(rows));
  const issues = [...(isShort ? [tooFewDailies] : []), ...lists.flatMap(issuesOf)];
  if (issues.length === 0) {
    return <Text tone="soft">All good. Nothing is missing.</Text>;
  }
  return (
    <>
      <Row as="ul" gap={2} className={styles.counts}>
        {isShort && <li>{tooFewDailies.name}</li>}
        {lists.flatMap(countTexts).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Row>
      <details>
        <summary>See what to fix</summary>
        <Stack as="ul" gap={2} above={2} className={styles.issues}>
          {issues.slice(0, SHOWN).map(({ id, name, text, to }) => (
            <li key={`${to} ${id}`}>
              <Link to={to} dir="auto">
                {name}
              </Link>{' '}
              <span>{text}</span>
            </li>
          ))}
        </Stack>
        {issues.length > SHOWN && <p>{`And ${issues.length - SHOWN} more.`}</p>}
      </details>
    </>
  );
}

const tooFewDailies = {
  id: 'dailies',
  name: `Fewer than ${DAILY_COUNT} daily tasks`,
  text: 'are live, so members can’t get a daily set.',
  to: paths.taskBuilder,
};

/** Returns a count for each missing field, such as '3 tasks with no picture'. */
function countTexts({ model, rows = [] }: AdminListState): string[] {
  const missing = rows.flatMap((row) => missingFields(model, row));
  return [...new Set(missing)].map((label) => {
    const count = missing.filter((one) => one === label).length;
    return `${pluralize(count, model.singular)} with ${label}`;
  });
}

function issuesOf({ model, rows = [] }: AdminListState) {
  const path = editorPathOf(model);
  const sorted = rows.toSorted((a, b) => compareTexts(a.name, b.name));
  return sorted.flatMap((row) => {
    const missing = missingFields(model, row);
    if (missing.length === 0) return [];
    const to = `${path}?search=${encodeURIComponent(row.name)}`;
    return [{ id: row.id, name: row.name, text: `has ${missing.join(', ')}.`, to }];
  });
}
