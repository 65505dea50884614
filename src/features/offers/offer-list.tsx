import { useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import type { Offer } from '@/content/offers';
import { holdsOn, localDay } from '@/domain/validity';
import { OfferCard } from './offer-card';
import styles from './offers.module.css';

/** The offers that hold today (D3). */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const [today] = useState(() => localDay(Date.now()));
  const valid = offers.filter((offer) => holdsOn(offer, today));
  if (valid.length === 0) {
    return (
      <EmptyState title="No offers today">
        Our partners have nothing at the moment. Have a look again next week.
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
