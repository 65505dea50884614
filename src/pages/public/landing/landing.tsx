import { AdBanner } from './ad-banner';
import { BenefitsBlock } from './benefits-block';
import { Mission } from './mission';
import { ScoreBlock } from './score-block';

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
