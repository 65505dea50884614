import { product } from '@/brand';
import { ButtonLink } from '@/components/button';
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
      <div className={styles.prose}>
        {aboutPassages.map((passage) => (
          <section key={passage.title}>
            <h2>{passage.title}</h2>
            {passage.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p>
          <ButtonLink to={paths.impact} variant="secondary">
            See what it adds up to
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
