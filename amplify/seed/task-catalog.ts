import { tasks } from './catalog';
import { createRows } from './rows';
import type { signedGraphql } from './signed-graphql';

const VERSION = 'seed';

/**
 * Publishes the demo's tasks (decision 043), unless a catalog has been published. Admin pages publish every
 * other version.
 */
export async function seedTaskCatalog(post: ReturnType<typeof signedGraphql>): Promise<void> {
  const published = tasks.map((task) => ({
    id: task.id,
    name: task.name,
    difficulty: task.difficulty,
    score: task.score,
    duration: task.duration,
    carbonKg: task.carbonKg,
    waterLiters: task.waterLiters,
    wasteKg: task.wasteKg,
    energyKwh: task.energyKwh,
    moneyDollars: task.moneyDollars,
    category: task.category,
  }));
  // In this order, so that the version is never without its tasks.
  await createRows(post, 'TaskCatalog', [
    { id: VERSION, tasks: JSON.stringify(published) },
    { id: 'current', version: VERSION },
  ]);
}
