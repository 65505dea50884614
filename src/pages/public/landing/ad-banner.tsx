import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './ad-banner.module.css';

/** The nature banner, marked as ad space (spec §2.4): its drawing follows the theme. */
export function AdBanner() {
  return (
    <aside className={styles.banner} aria-label="Ad space">
      <VisuallyHidden>
        Green hills, a stream, a small house and wind turbines, framed by leaves and flowers.
      </VisuallyHidden>
      <p className={styles.mark}>Ad space</p>
    </aside>
  );
}
