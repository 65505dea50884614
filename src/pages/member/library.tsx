import { Page } from '@/components/page';
import { LibraryList } from '@/features/library/library-list';
import { useLibrary } from '@/features/library/use-library';
import styles from './member.module.css';

/** /library: good reading elsewhere (spec §2.4 'Library'). */
export function LibraryPage() {
  const library = useLibrary();
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
