import { product } from '@/brand';
import { ButtonLink } from '@/components/button';
import { Stack } from '@/components/layout';
import { Page } from '@/components/page';
import { aboutPassages } from '@/content/about';
import { publicPageTexts } from '@/content/public-page-texts';
import { paths } from '@/paths';
import styles from '@/components/prose.module.css';

/** /about: how the product works and what it promises (spec §2.1). */
export function AboutPage() {
  return (
    <Page
      title={publicPageTexts[paths.about].title}
      heading={`About ${product}`}
      lede="A quiet place to build habits that are good for the planet and your wallet."
    >
      <Stack gap={6} className={styles.prose}>
        {aboutPassages.map((passage) => (
          <Stack as="section" gap={3} key={passage.title}>
            <h2>{passage.title}</h2>
            {passage.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        ))}
        <p>
          <ButtonLink to={paths.impact} variant="secondary">
            See what it adds up to
          </ButtonLink>
        </p>
      </Stack>
    </Page>
  );
}
