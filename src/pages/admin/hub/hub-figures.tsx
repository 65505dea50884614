import { LoadError, ReloadError } from '@/components/load-error';
import { Skeletons } from '@/components/skeleton';
import { Tiles } from '@/components/tiles';
import { isLive } from '@/domain/catalog-state';
import { DIFFICULTIES } from '@/domain/task';
import type { AdminListState } from '@/data/use-admin-list';
import { loadMessageFor } from '@/lib/errors';

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
      <Tiles as="div">
        <Skeletons
          count={figures.length}
          label="Loading totals"
          height="6.5rem"
          radius="var(--radius-leaf)"
        />
      </Tiles>
    );
  }
  return (
    <>
      {message !== null && (
        <ReloadError title="These totals may be out of date." message={message} onRetry={retry} />
      )}
      <Tiles as="dl" aria-label="At a glance">
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{count ?? '–'}</strong>
            </dd>
          </div>
        ))}
      </Tiles>
    </>
  );
}
