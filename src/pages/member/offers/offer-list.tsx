import { useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import type { Offer } from '@/content/offers';
import { isValidOn, localDay } from '@/domain/validity';
import { now } from '@/lib/clock';
import { OfferCard } from './offer-card';
import styles from './offers.module.css';

/** The offers that are valid today, the first one large (D3). */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const [today] = useState(() => localDay(now()));
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
      {valid.map((offer, at) => (
        <li key={offer.id} className={styles.cell}>
          <OfferCard offer={offer} isFeatured={at === 0} />
        </li>
      ))}
    </ul>
  );
}
