import { useId, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ExternalLink } from '@/components/external-link';
import type { Offer } from '@/content/offers';
import { dayText } from '@/domain/instant';
import { isValidOn, localDay } from '@/domain/validity';
import styles from './offers.module.css';

/** The offers that are valid today (D3). */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const [today] = useState(() => localDay(Date.now()));
  const valid = offers.filter((offer) => isValidOn(offer, today));
  if (valid.length === 0) {
    return (
      <EmptyState title="No offers today">
        Our partners have no offers right now. Check back next week.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {valid.map((offer) => (
        <li key={offer.id} className={styles.cell}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}

/** A sponsor's offer with its terms and dates. It earns no points (D3). */
function OfferCard({ offer }: { readonly offer: Offer }) {
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
        <ExternalLink href={offer.url}>See the offer from {offer.sponsor}</ExternalLink>
      </p>
    </article>
  );
}
