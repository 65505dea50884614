import styles from './ad-banner.module.css';

/** The nature picture at the top, marked as space for advertising (spec §2.4). */
export function AdBanner() {
  return (
    <aside className={styles.banner} aria-label="Ad space">
      <picture>
        <source srcSet="/pictures/banner-narrow.webp" media="(width < 40rem)" />
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
