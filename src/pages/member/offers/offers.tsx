import { useState } from 'react';
import { Page } from '@/components/page';
import { Text } from '@/components/text';
import { type Offer, offers, offersNotice } from '@/content/offers';
import { owner } from '@/owner';
import styles from './offers.module.css';
import { EmptyState } from '@/components/empty-state';
import { isValidOn, localDay } from '@/domain/validity';
import { now } from '@/lib/clock';
import { OfferCard } from './offer-card';

/** /offers: messages of sponsors (spec §2.4 'Offers', D3). */
export function OffersPage() {
  return (
    <Page
      width="wide"
      title="Offers"
      lede={
        owner.hasRealSponsors
          ? 'What our partners offer people who live a little greener.'
          : 'Examples of what partners could offer people who live a little greener.'
      }
    >
      {!owner.hasRealSponsors && (
        <Text size="s" tone="soft" className={styles.notice}>
          {offersNotice}
        </Text>
      )}
      <OfferList offers={offers} />
    </Page>
  );
}

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
