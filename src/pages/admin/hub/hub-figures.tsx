import type { ReactNode } from 'react';
import { LoadError, ReloadError } from '@/components/load-error';
import { Skeleton } from '@/components/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { isLive } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { DIFFICULTIES } from '@/domain/task';
import type { AdminListState } from '@/data/use-admin-list';
import { loadMessageFor } from '@/lib/errors';
import styles from './hub-figures.module.css';

interface HubFiguresProps {
  readonly tasks: AdminListState;
  readonly links: AdminListState;
  /** Further figures, such as the number of pictures. */
  readonly children: ReactNode;
}

/** The numbers of live tasks and links, kept up to date. */
export function HubFigures({ tasks, links, children }: HubFiguresProps) {
  const error = tasks.error ?? links.error;
  const retry = () => {
    tasks.retry();
    links.retry();
  };
  if (!tasks.rows || !links.rows) {
    if (!error) return <FiguresSkeleton />;
    return (
      <LoadError title="Couldn’t load the totals" message={loadMessageFor(error)} onRetry={retry} />
    );
  }
  return (
    <>
      {error && (
        <ReloadError
          title="These totals may be out of date."
          message={loadMessageFor(error)}
          onRetry={retry}
        />
      )}
      <dl className={styles.figures} aria-label="At a glance">
        {DIFFICULTIES.map((difficulty) => (
          <Figure
            key={difficulty}
            label={`${difficulty} tasks`}
            count={countOf(tasks.rows ?? [], difficulty)}
          />
        ))}
        <Figure label="Links" count={links.rows.filter(isLive).length} />
        {children}
      </dl>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  /** Undefined until loaded. */
  readonly count: number | undefined;
}

/** One number in the hub's list of figures. */
export function Figure({ label, count }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.count}>{count ?? '–'}</dd>
    </div>
  );
}

function countOf(rows: readonly CatalogRow[], difficulty: string): number {
  return rows.filter((row) => row.difficulty === difficulty && isLive(row)).length;
}

function FiguresSkeleton() {
  return (
    <div className={styles.figures}>
      {[...DIFFICULTIES, 'Links', 'Pictures'].map((label) => (
        <Skeleton key={label} height="6.5rem" radius="var(--radius-leaf)" />
      ))}
      <output>
        <VisuallyHidden>Loading totals</VisuallyHidden>
      </output>
    </div>
  );
}
