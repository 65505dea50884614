import { dayText } from '@/domain/instant';

/** A stored instant as a day where the user is; one that is no instant is said to be unknown. */
export function Day({ instant }: { readonly instant: string }) {
  const text = dayText(instant);
  return text === '' ? <>Unknown</> : <time dateTime={instant}>{text}</time>;
}
