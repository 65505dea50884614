import styles from './card-details.module.css';

interface Detail {
  readonly term: string;
  readonly text: string | null | undefined;
}

interface CardDetailsProps {
  readonly description: string | null | undefined;
  readonly details?: readonly Detail[];
}

const NO_DETAILS: readonly Detail[] = [];

/** The back of a card: a description, and named details. What is empty is left out. */
export function CardDetails({ description, details = NO_DETAILS }: CardDetailsProps) {
  const told = details.filter(({ text }) => text);
  return (
    <>
      <p>{description || 'No description yet.'}</p>
      {told.length > 0 && (
        <dl className={styles.list}>
          {told.map(({ term, text }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
