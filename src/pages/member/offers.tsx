import { Page } from '@/components/page';
import { offers, offersNotice } from '@/content/offers';
import { OfferList } from '@/features/offers/offer-list';
import { Alert } from '@/components/alert';
import styles from './member.module.css';

/** /offers: messages of sponsors (spec §2.4 'Offers', D3). */
export function OffersPage() {
  return (
    <Page
      width="wide"
      title="Offers"
      lede="What our partners offer people who live a little greener."
    >
      <div className={styles.stack}>
        <Alert tone="info">{offersNotice}</Alert>
        <OfferList offers={offers} />
      </div>
    </Page>
  );
}
