import { useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { LibraryList } from './library-list';
import { libraryQuery } from '@/data/links';
import { useAccount } from '@/session/session';
import styles from '@/components/stack.module.css';

/** /library: good reading elsewhere (spec §2.4 'Library'). */
export function LibraryPage() {
  const { id } = useAccount();
  const library = useQuery(libraryQuery(id));
  return (
    <Page
      width="wide"
      title="Library"
      lede="Good places to learn more. Every link opens another site in a new tab."
    >
      <div className={styles.stack}>
        <LibraryList
          links={library.data}
          error={library.error}
          onRetry={() => void library.refetch()}
        />
      </div>
    </Page>
  );
}
