import { useEffect, type ReactNode, useRef } from 'react';
import { classNames } from './class-names';
import { Growth } from './growth';
import { useFocusAfterNavigation } from './page';
import { pageTitle } from './page-title';
import { Text } from './text';
import { Stack } from './layout';
import buttons from './button.module.css';
import styles from './error-screen.module.css';

/** The text of the error screen (spec §2.1, §8). */
export const errorScreenText = 'Err Or. Search Elsewhere.';

type ErrorScreenProps = {
  /** The heading, and the tab's title. */
  title?: string;
  detail: ReactNode;
  /** A button or link; a link home by default. */
  action?: ReactNode;
};

/** Replaces a page, and takes focus as pages do; by default the error screen of spec §2.1. */
export function ErrorScreen({ title = errorScreenText, detail, action }: ErrorScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterNavigation(heading);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <Stack gap={4} alignContent="center" className={styles.screen}>
      <Growth level={0} size={120} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Text size="l" tone="soft" maxWidth="46ch">
        {detail}
      </Text>
      {action ?? <HomeLink />}
    </Stack>
  );
}

// A plain link, since a full page load helps even if the router itself has failed.
function HomeLink() {
  return (
    <a className={classNames(buttons.button, buttons.secondary)} href="/">
      Go to the home page
    </a>
  );
}
