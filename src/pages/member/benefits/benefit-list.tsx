import { Link } from 'react-router-dom';
import { FactFigure } from '@/components/fact-figure';
import { Icon } from '@/components/icon';
import { Stack } from '@/components/layout';
import { defaultPicture, Picture } from '@/components/picture';
import type { Benefit } from '@/content/benefits';
import styles from './benefits.module.css';

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The benefits with their drawings, on alternating sides where there is room. */
export function BenefitList({ benefits }: { readonly benefits: readonly Benefit[] }) {
  return (
    <Stack gap={7} className={styles.list}>
      {benefits.map(({ id, title, detail, fact, link }) => (
        <Stack as="section" gap={4} key={id} className={styles.benefit} aria-labelledby={id}>
          <div className={styles.picture}>
            <Picture
              src={pictures[`./pictures/${id}.webp`]}
              alt=""
              ratio={3 / 2}
              fallbackSrc={defaultPicture}
            />
          </div>
          <Stack gap={3} className={styles.text}>
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
  );
}
