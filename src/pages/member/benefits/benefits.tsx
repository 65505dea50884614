import { Page } from '@/components/page';
import { benefits } from '@/content/benefits';
import { BenefitList } from './benefit-list';

/** /benefits: the benefits of membership (spec §1, §2.2). */
export function BenefitsPage() {
  return (
    <Page
      width="wide"
      title="Benefits"
      lede="What a few small tasks a day can do for the planet and for you."
    >
      <BenefitList benefits={benefits} />
    </Page>
  );
}
