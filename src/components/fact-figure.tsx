import { ExternalLink } from './external-link';
import styles from './fact-figure.module.css';

type FactFigureProps = {
  figure: string;
  claim: string;
  source: { name: string; url: string };
};

/** A large number with its claim and its source (D2). */
export function FactFigure({ figure, claim, source }: FactFigureProps) {
  return (
    <figure className={styles.fact}>
      <p className={styles.claim}>
        <strong className={styles.figure}>{figure}</strong> {claim}
      </p>
      <figcaption className={styles.source}>
        Source: <ExternalLink href={source.url}>{source.name}</ExternalLink>
      </figcaption>
    </figure>
  );
}
