import styles from './ad-banner.module.css';

const NARROW = '(width < 40rem)';

/** The nature picture at the top, marked as space for advertising (spec §2.4). */
export function AdBanner() {
  return (
    <aside className={styles.banner} aria-label="Ad space">
      <picture>
        <source type="image/avif" srcSet="/pictures/banner-narrow.avif" media={NARROW} />
        <source srcSet="/pictures/banner-narrow.webp" media={NARROW} />
        <source type="image/avif" srcSet="/pictures/banner.avif" />
        <img
          className={styles.picture}
          src="/pictures/banner.webp"
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
