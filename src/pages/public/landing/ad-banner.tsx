import styles from './ad-banner.module.css';
import wide from './pictures/banner.avif';
import wideFallback from './pictures/banner.webp';
import narrow from './pictures/banner-narrow.avif';
import narrowFallback from './pictures/banner-narrow.webp';

const NARROW = '(width < 40rem)';

/** The nature banner, marked as ad space (spec §2.4). */
export function AdBanner() {
  return (
    <aside className={styles.banner} aria-label="Ad space">
      <picture>
        <source type="image/avif" srcSet={narrow} media={NARROW} />
        <source srcSet={narrowFallback} media={NARROW} />
        <source type="image/avif" srcSet={wide} />
        <img
          className={styles.picture}
          src={wideFallback}
          width={1600}
          height={600}
          fetchPriority="high"
          alt="Morning sun over green hills, a stream, a small house and wind turbines, framed by leaves and flowers."
        />
      </picture>
      <p className={styles.mark}>Ad space</p>
    </aside>
  );
}
