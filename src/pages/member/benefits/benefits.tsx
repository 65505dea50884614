import { Link } from 'react-router-dom';
import { Page } from '@/components/page';
import { benefits } from '@/content/benefits';
import { FactFigure } from '@/components/fact-figure';
import { Icon } from '@/components/icon';
import { Stack } from '@/components/layout';
import { Picture } from '@/components/picture';
import { useOnline } from '@/lib/use-online';
import styles from './benefits.module.css';

/** /benefits: the benefits of membership with their drawings, on alternating sides if there is room (spec §1, §2.2). */
export function BenefitsPage() {
  const isOnline = useOnline();
  return (
    <Page
      width="wide"
      title="Benefits"
      lede="What a few small tasks a day can do for the planet and for you."
    >
      <Stack gap={7} className={styles.list}>
        {benefits.map(({ id, title, detail, fact, link }) => (
          <Stack as="section" gap={4} key={id} className={styles.benefit} aria-labelledby={id}>
            <div className={styles.picture}>
              <Picture src={pictures[`./pictures/${id}.webp`]} isOnline={isOnline} />
            </div>
            <Stack gap={3} alignContent="center" className={styles.text}>
              <h2 id={id}>{title}</h2>
              <p>{detail}</p>
              {fact && <FactFigure {...fact} />}
              {link && (
                <p>
                  <Link className={styles.link} to={link.to}>
                    <span>{link.text}</span>
                    <Icon name="arrow" />
                  </Link>
                </p>
              )}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
