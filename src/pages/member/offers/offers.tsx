import { Page } from '@/components/page';
import { Text } from '@/components/text';
import { offers, offersNotice } from '@/content/offers';
import { OfferList } from './offer-list';
import { owner } from '@/owner';
import styles from './offers.module.css';

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
