import { Row } from '@/components/layout';
import { LoadError, ReloadError } from '@/components/load-error';
import { Skeletons } from '@/components/skeleton';
import { Text } from '@/components/text';
import { isLive } from '@/domain/catalog-state';
import { DIFFICULTIES } from '@/domain/task';
import type { AdminListState } from '@/data/use-admin-list';
import { loadMessageFor } from '@/lib/errors';
import styles from './hub-figures.module.css';

interface HubFiguresProps {
  readonly tasks: AdminListState;
  readonly links: AdminListState;
  /** How many pictures there are; undefined until loaded. */
  readonly pictures: number | undefined;
}

/** The numbers of live tasks and links, kept up to date, and of pictures. */
export function HubFigures({ tasks, links, pictures }: HubFiguresProps) {
  const error = tasks.error ?? links.error;
  const message = error && loadMessageFor(error);
  const retry = () => {
    tasks.retry();
    links.retry();
  };
  const live = tasks.rows?.filter(isLive);
  const isLoaded = live !== undefined && links.rows !== undefined;
  const figures = [
    ...DIFFICULTIES.map((one) => ({
      label: `${one} tasks`,
      count: live?.filter(({ difficulty }) => difficulty === one).length,
    })),
    { label: 'Links', count: links.rows?.filter(isLive).length },
    { label: 'Pictures', count: pictures },
  ];
  if (!isLoaded && message !== null) {
    return <LoadError title="Couldn’t load the totals" message={message} onRetry={retry} />;
  }
  if (!isLoaded) {
    return (
      <Row gap={4} className={styles.figures}>
        <Skeletons
          count={figures.length}
          label="Loading totals"
          height="6.5rem"
          radius="var(--radius-leaf)"
        />
      </Row>
    );
  }
  return (
    <>
      {message !== null && (
        <ReloadError title="These totals may be out of date." message={message} onRetry={retry} />
      )}
      <Row as="dl" gap={4} className={styles.figures} aria-label="At a glance">
        {figures.map(({ label, count }) => (
          <div key={label} className={styles.figure}>
            <Text as="dt" size="s" tone="soft">
              {label}
            </Text>
            <dd className={styles.count}>{count ?? '–'}</dd>
          </div>
        ))}
      </Row>
    </>
  );
}
