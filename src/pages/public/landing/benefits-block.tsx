import { Stack } from '@/components/layout';
import { Section } from '@/components/section';
import { Text } from '@/components/text';
import { benefits } from '@/content/benefits';
import { Icon } from '@/components/icon';
import styles from './benefits-block.module.css';

/** A summary of the benefits (spec §2.4); the Benefits page has the details. */
export function BenefitsBlock() {
  return (
    <Section id="benefits" heading="Benefits" gap={5} className={styles.block}>
      <ul className={styles.cards}>
        {benefits.map((benefit) => (
          <Stack as="li" gap={2} key={benefit.id} className={styles.card}>
            <Text as="span" tone="clay">
              <Icon name={benefit.icon} size={28} />
            </Text>
            <h3>{benefit.title}</h3>
            <Text tone="soft">{benefit.summary}</Text>
          </Stack>
        ))}
      </ul>
    </Section>
  );
}
