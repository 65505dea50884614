import { inUnits } from '@/domain/impact/units';
import { EitherUnits } from './either-units';

/** A text with its quantities in the reader's units. */
export function InUnits({ text }: { readonly text: string }) {
  return <EitherUnits of={(units) => inUnits(text, units)} />;
}
