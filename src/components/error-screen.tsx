import { useEffect, type ReactNode, type Ref } from 'react';
import { Growth } from './growth';
import { pageTitle } from './page-title';
import styles from './error-screen.module.css';

/** The specification's words for a page that is not there (spec §2.1, §8). */
export const errorScreenText = 'Err Or. Search Elsewhere.';

type ErrorScreenProps = {
  /** The heading, and the title of the tab. */
  title?: string;
  /** Takes the focus, if the caller moves it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What happened, in a sentence. */
  detail: string;
  /** The way on; a link home by default. */
  action?: ReactNode;
};

/** A screen instead of a page: by default the error screen of spec §2.1. */
export function ErrorScreen({
  title = errorScreenText,
  headingRef,
  detail,
  action,
}: ErrorScreenProps) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <div className={styles.screen}>
      <Growth level={0} size={120} />
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      <p className={styles.detail}>{detail}</p>
      {action ?? <HomeLink />}
    </div>
  );
}

// A plain link on purpose: it loads the product anew, which also helps when the router is what broke.
function HomeLink() {
  return (
    <a className={styles.home} href="/">
      Go to the home page
    </a>
  );
}
