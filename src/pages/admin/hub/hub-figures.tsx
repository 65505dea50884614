import { LoadError, ReloadError } from '@/components/load-error';
import { Loading, Skeleton } from '@/components/skeleton';
import { Tiles } from '@/components/tiles';
import { isLive } from '@/domain/catalog-state';
import { DIFFICULTIES } from '@/domain/task';
import type { AdminListState } from '@/data/use-admin-list';
import { loadMessageFor } from '@/lib/errors';

interface HubFiguresProps {
  readonly lists: readonly AdminListState[];
  /** How many pictures there are; undefined until loaded. */
  readonly pictures: number | undefined;
}

/** The numbers of live rows, kept up to date, and of pictures. */
export function HubFigures({ lists, pictures }: HubFiguresProps) {
  const error = lists.find((list) => list.error)?.error;
  const message = error ? loadMessageFor(error) : null;
  const retry = () => lists.forEach((list) => list.retry());
  const isLoaded = lists.every(({ rows }) => rows);
  if (!isLoaded && message !== null) {
    return <LoadError title="Couldn’t load the totals" message={message} onRetry={retry} />;
  }
  const figures = [...lists.flatMap(figuresOf), { label: 'Pictures', count: pictures ?? '–' }];
  return (
    <>
      {message !== null && (
        <ReloadError title="These totals may be out of date." message={message} onRetry={retry} />
      )}
      {!isLoaded && <Loading>Loading totals</Loading>}
      <Tiles as="dl" aria-label="At a glance">
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{count ?? <Skeleton />}</strong>
            </dd>
          </div>
        ))}
      </Tiles>
    </>
  );
}

function figuresOf({ model, rows }: AdminListState) {
  const live = rows?.filter(isLive);
  if (!model.isCompleted) {
    const label = model.plural.charAt(0).toUpperCase() + model.plural.slice(1);
    return [{ label, count: live?.length }];
  }
  return DIFFICULTIES.map((one) => ({
    label: `${one} ${model.plural}`,
    count: live?.filter(({ difficulty }) => difficulty === one).length,
  }));
}
