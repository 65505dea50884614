import { useEffect } from 'react';
import { Growth } from './growth';
import { pageTitle } from './page-title';
import styles from './error-screen.module.css';

/** The specification's words for a page that is not there (spec §2.1, §8). */
export const errorScreenText = 'Err Or. Search Elsewhere.';

type ErrorScreenProps = {
  /** What happened, in a sentence. */
  detail: string;
};

/**
 * The error screen of spec §2.1. Its way home is a plain link on purpose: it loads the product anew,
 * which also helps when the router itself is what broke.
 */
export function ErrorScreen({ detail }: ErrorScreenProps) {
  useEffect(() => {
    document.title = pageTitle(errorScreenText);
  }, []);
  return (
    <div className={styles.screen}>
      <Growth level={0} size={120} />
      <h1>{errorScreenText}</h1>
      <p className={styles.detail}>{detail}</p>
      <a className={styles.home} href="/">
        Go to the home page
      </a>
    </div>
  );
}
