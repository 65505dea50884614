import { FactFigure } from '@/components/fact-figure';
import { Icon } from '@/components/icon';
import { Page } from '@/components/page';
import { benefits } from '@/content/benefits';
import styles from './benefits.module.css';

/** /benefits: the benefits of membership (spec §1, §2.2). */
export function BenefitsPage() {
  return (
    <Page title="Benefits" lede="What a few small tasks a day can do for the planet and for you.">
      <div className={styles.list}>
        {benefits.map((benefit) => (
          <section key={benefit.id} className={styles.benefit} aria-labelledby={benefit.id}>
            <span className={styles.sign}>
              <Icon name={benefit.icon} size={32} />
            </span>
            <div className={styles.text}>
              <h2 id={benefit.id}>{benefit.title}</h2>
              <p>{benefit.detail}</p>
              {benefit.fact && <FactFigure {...benefit.fact} />}
            </div>
          </section>
        ))}
      </div>
    </Page>
  );
}
