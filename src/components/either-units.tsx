import type { Units } from '@/domain/impact/units';
import { useVisitorsUnits } from './use-units';

/**
 * A text that differs by units. Prerendered pages contain both versions, and the style sheet shows one, since visitors
 * read them without React (decision 070).
 */
export function EitherUnits({ of }: { readonly of: (units: Units) => string }) {
  const units = useVisitorsUnits();
  if (units) return <span>{of(units)}</span>;
  const [us, metric] = [of('US'), of('Metric')];
  if (us === metric) return <span>{us}</span>;
  return (
    <>
      <span data-in="US">{us}</span>
      <span data-in="Metric">{metric}</span>
    </>
  );
}
