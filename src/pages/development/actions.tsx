import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '@/components/button';
import { ExternalButtonLink, ExternalLink } from '@/components/external-link';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { Pager } from '@/components/pager';
import { TaskSection } from '@/components/task-section';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './components.module.css';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

/** Buttons, links and the pager. */
export function ActionSpecimens() {
  const [page, setPage] = useState(1);
  return (
    <TaskSection heading="Actions">
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{`Button, ${variant}`}</Button>
          <Button variant={variant}>
            <Icon name="leaf" />
            With an icon
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyLabel="Saving…">
            Busy
          </Button>
          <ButtonLink to="/" variant={variant}>
            A link
          </ButtonLink>
          <ExternalButtonLink href="https://www.unep.org" variant={variant}>
            To another site
          </ExternalButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton>
          <Icon name="close" />
          <VisuallyHidden>An icon button</VisuallyHidden>
        </IconButton>
        <ExternalLink href="https://www.unep.org">A link to another site</ExternalLink>
      </div>
      <Pager label="Pages of specimens" page={page} pages={3} onPage={setPage} />
    </TaskSection>
  );
}
