import { PageSkeleton } from '@/app/page-skeleton';
import styles from '@/app/page-skeleton.module.css';
import { SHELL_ATTRIBUTE } from '@/app/prerendered';
import { paths } from '@/paths';
import { Frame } from './frame';
import { Header } from './header';

/**
 * The static HTML of guarded pages. It shows before the session is known, so the header has only the logo and the theme
 * switch. If the application never replaces it, CSS alone says what to do.
 */
export function Shell() {
  return (
    <div {...{ [SHELL_ATTRIBUTE]: '' }}>
      <Frame header={<Header home={paths.landing} />}>
        <output className={styles.late}>
          This page should have opened by now. Reload it. If that doesn’t help, update your browser,
          and allow scripts from this site.
        </output>
        <PageSkeleton />
      </Frame>
    </div>
  );
}
