import { dailyTasks } from './catalogue';
import { createRows } from './rows';
import type { signedGraphql } from './signed-graphql';

const VERSION = 'seed';

/**
 * Publishes the demo's daily tasks (decision 043), unless a catalog has been published. Admin pages publish
 * every other version.
 */
export async function seedDailyCatalog(post: ReturnType<typeof signedGraphql>): Promise<void> {
  const tasks = JSON.stringify(dailyTasks.map(({ id, category }) => ({ id, category })));
  // In this order, so that the version is never without its tasks.
  await createRows(post, 'DailyCatalog', [
    { id: VERSION, tasks },
    { id: 'current', version: VERSION },
  ]);
}
