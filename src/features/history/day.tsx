import { dayText } from '@/domain/day-text';

/** A stored instant as a day where the user is. */
export function Day({ instant }: { readonly instant: string }) {
  return <time dateTime={instant}>{dayText(instant)}</time>;
}
