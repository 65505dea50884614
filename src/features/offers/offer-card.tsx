import { useId } from 'react';
import { ExternalLink } from '@/components/external-link';
import type { Offer } from '@/content/offers';
import { dayText } from '@/domain/instant';
import styles from './offers.module.css';

/** One message of a sponsor: who, what, on which terms and until when. It earns no points (D3). */
export function OfferCard({ offer }: { readonly offer: Offer }) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <p className={styles.sponsor}>
        {offer.sponsor}
        {offer.demo && <span className={styles.demo}>Demo partner</span>}
      </p>
      <h2 id={id} className={styles.headline}>
        {offer.headline}
      </h2>
      <p>{offer.message}</p>
      <dl className={styles.terms}>
        <div>
          <dt>Terms</dt>
          <dd>{offer.terms}</dd>
        </div>
        <div>
          <dt>Valid</dt>
          <dd>
            {dayText(`${offer.validFrom}T00:00`)} to {dayText(`${offer.validThrough}T00:00`)}
          </dd>
        </div>
      </dl>
      <p>
        <ExternalLink href={offer.url}>See the offer of {offer.sponsor}</ExternalLink>
      </p>
    </article>
  );
}
