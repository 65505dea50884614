import { inUnits } from '@/domain/impact/units';
import { EitherUnits } from './either-units';

/** A text whose quantities are in the reader's units. */
export function InUnits({ text }: { readonly text: string }) {
  return <EitherUnits of={(units) => inUnits(text, units)} />;
}
