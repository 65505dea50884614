import { product } from '@/brand';
import { Stack } from '@/components/layout';
import { Page } from '@/components/page';
import { eulaClauses } from '@/content/eula';
import { publicPageTexts } from '@/content/public-page-texts';
import { owner } from '@/owner';
import { paths } from '@/paths';
import { dateInWords } from '@/components/date-in-words';
import styles from '@/components/prose.module.css';

/** The license text (spec §2.1). */
export function EulaPage() {
  return (
    <Page
      title={publicPageTexts[paths.eula].title}
      lede={`The terms for using ${product}. Effective ${dateInWords(owner.licenseEffective)}.`}
    >
      <Stack as="ol" gap={6} className={styles.clauses}>
        {eulaClauses.map((clause) => (
          <Stack as="li" gap={3} key={clause.title}>
            <h2>{clause.title}</h2>
            {clause.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
