import type { Random } from './daily-pick';

/** How often a task that matters to the user comes before another (D30). */
const INTEREST_SHARE = 2 / 3;

/**
 * Reorders tasks so that those of interest come first two times out of three, and the others the third
 * time. Tasks stay in order of `rankOf`, so interests decide only between tasks that are equally fresh.
 */
export function preferInterests(
  order: readonly string[],
  rankOf: (id: string) => number,
  interesting: ReadonlySet<string>,
  random: Random,
): string[] {
  if (interesting.size === 0) return [...order];
  const ranks = [...new Set(order.map(rankOf))];
  return ranks.flatMap((rank) => {
    const group = order.filter((id) => rankOf(id) === rank);
    const wanted = group.filter((id) => interesting.has(id));
    const others = group.filter((id) => !interesting.has(id));
    const mixed: string[] = [];
    while (wanted.length > 0 && others.length > 0) {
      mixed.push(...(random() < INTEREST_SHARE ? wanted : others).splice(0, 1));
    }
    return [...mixed, ...wanted, ...others];
  });
}
