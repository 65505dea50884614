import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { Icon, type IconName } from '@/components/icon';
import { Row, Stack } from '@/components/layout';
import { LoadError, ReloadError } from '@/components/load-error';
import { Page } from '@/components/page';
import { Loading, Skeleton } from '@/components/skeleton';
import { Text } from '@/components/text';
import { Tiles } from '@/components/tiles';
import { VisuallyHidden } from '@/components/visually-hidden';
import { type AdminListState, useAdminList } from '@/data/use-admin-list';
import { isLive } from '@/domain/catalog-state';
import { numberText } from '@/domain/number-text';
import { DIFFICULTIES } from '@/domain/task';
import { allNamed, catalogModels, catalogPages } from '@/features/admin-catalog/catalog-pages';
import { PicturePicker } from '@/features/admin-catalog/pictures/picture-picker';
import { usePictures } from '@/features/admin-catalog/pictures/use-pictures';
import { loadMessageFor } from '@/lib/errors';
import { catalogPaths, type Path, paths } from '@/paths';
import { AttentionList } from './attention-list';
import { CsvSection } from './csv/csv-section';
import { SourceReviews } from './source-reviews';
import styles from './hub.module.css';

type Tool = { to: Path; title: string; purpose: string; icon: IconName };

const tools: readonly Tool[] = [
  ...Object.values(catalogPaths).map((to) => ({ to, ...catalogPages[to] })),
  {
    to: paths.mediumTasks,
    title: 'Medium tasks',
    purpose: 'The list as members see it.',
    icon: 'leaf',
  },
  {
    to: paths.strategicTasks,
    title: 'Strategic tasks',
    purpose: 'The list as members see it.',
    icon: 'sprout',
  },
];

/** The admins' hub: what needs attention, links to the tools, and key figures (spec §2.3). */
export function AdminHubPage() {
  // oxlint-disable-next-line react/rules-of-hooks -- the list of models is constant
  const lists = catalogModels.map((model) => useAdminList(model));
  const pictures = usePictures();
  return (
    <Page title="Admin" lede={`Manage ${allNamed('csvRowsLabel')}. Changes go live right away.`}>
      <AttentionList lists={lists} />
      <Row as="ul" gap={4}>
        {tools.map((tool) => (
          // The last row is always filled.
          <li key={tool.to} style={{ flex: '1 1 10.5rem' }}>
            <Link className={styles.tool} to={tool.to}>
              <Text as="span" tone="clay">
                <Icon name={tool.icon} size={28} />
              </Text>
              <span className={styles.title}>{tool.title}</span>
              <Text as="span" size="s" tone="soft">
                {tool.purpose}
              </Text>
            </Link>
          </li>
        ))}
      </Row>
      <HubFigures lists={lists} pictures={pictures.data?.length} />
      <SourceReviews />
      <HubSection
        title="Pictures"
        text={`Browse, add and remove the pictures for ${allNamed('plural')}.`}
      >
        <PicturesSection />
      </HubSection>
      <HubSection
        title="Import and export"
        text={`Export ${allNamed('csvRowsLabel')} to CSV, edit them in a spreadsheet and import them again. Amounts are in kg, liters, kWh and dollars.`}
      >
        <CsvSection />
      </HubSection>
    </Page>
  );
}

interface HubSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A collapsible part of the hub. Its content loads when it is first opened, and keeps its state when closed. */
function HubSection({ title, text, children }: HubSectionProps) {
  const [open, setOpen] = useState<boolean>();
  const id = useId();
  return (
    <Stack as="section" gap={5} className={styles.section} aria-labelledby={`${id}-title`}>
      <Row gap={4} align="center" isSpread>
        <Stack style={{ flex: '1 1 16rem' }}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Text tone="soft">{text}</Text>
        </Stack>
        <Button
          variant="secondary"
          aria-expanded={open === true}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
        >
          <span>{open ? 'Close' : 'Open'}</span> <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </Row>
      <div id={`${id}-body`} hidden={!open}>
        {open !== undefined && children}
      </div>
    </Stack>
  );
}

/** Shows the stored pictures, adds new ones and removes them. */
function PicturesSection() {
  const [chosen, setChosen] = useState('');
  return (
    <Stack gap={4}>
      <PicturePicker
        label="Stored pictures"
        none="Select a picture to get its path for a CSV file."
        value={chosen}
        onChange={setChosen}
      />
      {chosen !== '' && (
        <p>
          Path for the “imagename” column of a CSV file: <code>{chosen}</code>
        </p>
      )}
    </Stack>
  );
}

interface HubFiguresProps {
  readonly lists: readonly AdminListState[];
  /** How many pictures are stored; undefined until known. */
  readonly pictures: number | undefined;
}

/** How many rows are live, kept current, and how many pictures there are. */
function HubFigures({ lists, pictures }: HubFiguresProps) {
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
              <strong>
                {typeof count === 'number' ? numberText(count) : (count ?? <Skeleton />)}
              </strong>
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
