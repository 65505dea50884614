import { useId } from 'react';
import { Grid, Row, Stack } from '@/components/layout';
import { Page } from '@/components/page';
import { Text } from '@/components/text';
import { type Offer, offers, offersNotice } from '@/content/offers';
import { owner } from '@/owner';
import { useOnline } from '@/lib/use-online';
import styles from './offers.module.css';
import { EmptyState } from '@/components/empty-state';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { useNow } from '@/lib/use-now';
import { ExternalButtonLink } from '@/components/external-link';
import { Icon } from '@/components/icon';
import { InUnits } from '@/components/in-units';
import { Picture } from '@/components/picture';
import { VisuallyHidden } from '@/components/visually-hidden';
import { dayText, MINUTE_MS } from '@/domain/instant';

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
        <Text size="s" tone="soft" maxWidth="75ch">
          {offersNotice}
        </Text>
      )}
      <OfferList offers={offers} />
    </Page>
  );
}

/** The offers that are valid today, the first one large (D3). */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const today = isoDay(calendarDayOf(useNow(MINUTE_MS)));
  const valid = offers.filter((offer) => offer.validFrom <= today && today <= offer.validThrough);
  if (valid.length === 0) {
    return (
      <EmptyState title="No offers today">
        Our partners have no offers right now. Check back next week.
      </EmptyState>
    );
  }
  return (
    <Grid as="ul" className={styles.list}>
      {valid.map((offer, at) => (
        <Stack as="li" key={offer.id}>
          <OfferCard offer={offer} isFeatured={at === 0} />
        </Stack>
      ))}
    </Grid>
  );
}

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface OfferCardProps {
  readonly offer: Offer;
  /** Large, with the picture beside the text if there is room. */
  readonly isFeatured: boolean;
}

/** A sponsor's offer: what it is worth, how to use it, its terms and dates. It earns no points (D3). */
function OfferCard({ offer, isFeatured }: OfferCardProps) {
  const id = useId();
  const isOnline = useOnline();
  return (
    <article className={styles.card} data-featured={isFeatured} aria-labelledby={id}>
      <div className={styles.picture}>
        <Picture src={pictures[`./pictures/${offer.id}.webp`]} isOnline={isOnline} />
        <Text size="s" weight="bold" className={styles.value}>
          {offer.value}
        </Text>
      </div>
      <div className={styles.text}>
        <Text as="div" size="s" tone="leaf" weight="bold">
          <span translate="no">{offer.sponsor}</span>
          {!owner.hasRealSponsors && (
            <Text size="xs" tone="soft" weight="text">
              Demo partner
            </Text>
          )}
        </Text>
        <Text as="h2" id={id} size="l" className={styles.headline}>
          {offer.headline}
        </Text>
        <p>{offer.message}</p>
        <Row as="p" gap={2} isOneLine size="s" weight="medium" className={styles.redeem}>
          <Icon name="gift" />
          <span>
            <VisuallyHidden>How to use it: </VisuallyHidden>
            <span>{offer.redeem}</span>
          </span>
        </Row>
        <Stack as="p" className={styles.action}>
          <ExternalButtonLink href={offer.url} variant={isFeatured ? 'primary' : 'secondary'}>
            <span>
              See the offer<VisuallyHidden>{` from ${offer.sponsor}`}</VisuallyHidden>
            </span>
          </ExternalButtonLink>
        </Stack>
        <Stack as="dl" gap={1} size="xs" tone="soft" className={styles.terms}>
          <div>
            <dt>Terms</dt>
            <dd>
              <InUnits text={offer.terms} />
            </dd>
          </div>
          <div>
            <dt>Valid</dt>
            <dd>{`${dayText(`${offer.validFrom}T00:00`)} to ${dayText(`${offer.validThrough}T00:00`)}`}</dd>
          </div>
        </Stack>
      </div>
    </article>
  );
}
