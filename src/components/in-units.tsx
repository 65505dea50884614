import { amountText } from '@/domain/impact/amount-text';
import type { Measure } from '@/domain/impact/measures';
import { inUnits, type Units } from '@/domain/impact/units';
import { useVisitorsUnits } from './use-units';

/**
 * A text whose quantities are in the reader's units. A prerendered page has both, of which the stylesheet shows one,
 * since visitors read it without React (decision 117).
 */
export function InUnits({ text }: { readonly text: string }) {
  return <Either of={(units) => inUnits(text, units)} />;
}

interface AmountProps {
  readonly measure: Measure;
  readonly thousandths: number;
}

/** An amount in the reader's units; see InUnits. */
export function Amount({ measure, thousandths }: AmountProps) {
  return <Either of={(units) => amountText(measure, thousandths, units)} />;
}

function Either({ of }: { readonly of: (units: Units) => string }) {
  const units = useVisitorsUnits();
  const texts = { US: of('US'), Metric: of('Metric') };
  if (units) return texts[units];
  if (texts.US === texts.Metric) return texts.US;
  return (
    <>
      <span data-in="US">{texts.US}</span>
      <span data-in="Metric">{texts.Metric}</span>
    </>
  );
}
