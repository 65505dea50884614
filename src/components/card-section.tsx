import { useId, type ReactNode } from 'react';
import { Card } from './card';
import styles from './card-section.module.css';

interface CardSectionProps {
  readonly title: string;
  /** What it is for, in a sentence or two. */
  readonly about: ReactNode;
  /** What can be done; failures are said here too. */
  readonly children: ReactNode;
}

/** One thing that can be done, on a card of its own: what it is, what it is for, and the way to do it. */
export function CardSection({ title, about, children }: CardSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          <p>{about}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}

/** The buttons of a card, beside each other where there is room. */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
