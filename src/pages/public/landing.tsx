import { AdBanner } from '@/features/welcome/ad-banner';
import { BenefitsBlock } from '@/features/welcome/benefits-block';
import { Mission } from '@/features/welcome/mission';
import { ScoreBlock } from '@/features/welcome/score-block';

/** The landing page, block by block as in spec §2.4. */
export function LandingPage() {
  return (
    <>
      <AdBanner />
      <Mission />
      <ScoreBlock />
      <BenefitsBlock />
    </>
  );
}
