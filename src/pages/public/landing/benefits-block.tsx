import { Text } from '@/components/text';
import { benefits } from '@/content/benefits';
import { Icon } from '@/components/icon';
import styles from './benefits-block.module.css';

/** A summary of the benefits (spec §2.4); the Benefits page has the details. */
export function BenefitsBlock() {
  return (
    <section className={styles.block} aria-labelledby="benefits">
      <h2 id="benefits">Benefits</h2>
      <ul className={styles.cards}>
        {benefits.map((benefit) => (
          <li key={benefit.id} className={styles.card}>
            <span className={styles.sign}>
              <Icon name={benefit.icon} size={28} />
            </span>
            <h3>{benefit.title}</h3>
            <Text tone="soft">{benefit.summary}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
