const KEPT = 'verdure.scroll';
const MOST_KEPT = 50;

type Entry = [place: string, top: number];

/** How far down a place of this tab's history was left, in CSS pixels; 0 when it is not known. */
export function keptPosition(place: string): number {
  return keptEntries().find(([kept]) => kept === place)?.[1] ?? 0;
}

/** Remembers where a place was left, for as long as the tab lives. */
export function keepPosition(place: string, top: number): void {
  const others = keptEntries().filter(([kept]) => kept !== place);
  const entries: Entry[] = [...others, [place, Math.round(top)]];
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(entries.slice(-MOST_KEPT)));
  } catch {
    // A browser that keeps nothing starts every page at its top.
  }
}

function keptEntries(): Entry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
