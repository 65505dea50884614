import { Link } from 'react-router-dom';
import { Icon, type IconName } from '@/components/icon';
import { Page } from '@/components/page';
import { CsvSection } from '@/features/admin-csv/csv-section';
import { usePictures } from '@/features/admin-pictures/use-pictures';
import { AttentionList } from '@/features/admin-catalogue/attention-list';
import { Figure, HubFigures } from '@/features/admin-catalogue/hub-figures';
import { paths, type Path } from '@/paths';
import { HubSection } from './hub-section';
import styles from './hub.module.css';
import { PicturesSection } from './pictures-section';

type Tool = { to: Path; title: string; text: string; icon: IconName };

const tools: readonly Tool[] = [
  {
    to: paths.taskBuilder,
    title: 'Task Builder',
    text: 'Write a new task, or start from a copy of one.',
    icon: 'add',
  },
  {
    to: paths.taskEditor,
    title: 'Task Editor',
    text: 'Change or delete the tasks of the catalogue.',
    icon: 'edit',
  },
  {
    to: paths.libraryBuilder,
    title: 'Library Builder',
    text: 'Add, change and remove the library’s links.',
    icon: 'book',
  },
  {
    to: paths.mediumTasks,
    title: 'Medium Tasks',
    text: 'The list as members see it.',
    icon: 'leaf',
  },
  {
    to: paths.strategicTasks,
    title: 'Strategic Tasks',
    text: 'The list as members see it.',
    icon: 'sprout',
  },
];

/** The admins' hub: where to go, how much there is, and what needs attention (spec §2.3). */
export function AdminHubPage() {
  const { data: pictures } = usePictures();
  return (
    <Page title="Admin" lede="Look after the catalogue and the library. Changes are live at once.">
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool.to}>
            <Link className={styles.tool} to={tool.to}>
              <span className={styles.sign}>
                <Icon name={tool.icon} size={28} />
              </span>
              <span className={styles.title}>{tool.title}</span>
              <span className={styles.text}>{tool.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <HubFigures>
        <Figure label="Pictures" count={pictures?.length} />
      </HubFigures>
      <HubSection
        title="Pictures"
        text="Look through the pictures of tasks and links, add and remove."
      >
        <PicturesSection />
      </HubSection>
      <HubSection
        title="Import and export"
        text="Tasks and library as CSV files, for a spreadsheet and back."
      >
        <CsvSection />
      </HubSection>
      <AttentionList />
    </Page>
  );
}
