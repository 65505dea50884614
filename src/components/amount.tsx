import { amountText } from '@/domain/impact/amount-text';
import type { Measure } from '@/domain/impact/measures';
import { EitherUnits } from './either-units';

interface AmountProps {
  readonly measure: Measure;
  readonly thousandths: number;
}

/** An amount in the reader's units. */
export function Amount({ measure, thousandths }: AmountProps) {
  return <EitherUnits of={(units) => amountText(measure, thousandths, units)} />;
}
