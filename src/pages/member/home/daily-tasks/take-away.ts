import { type Actor, changeHome, shownHome } from '@/data/home';
import { keys } from '@/data/keys';
import { withTasksRead } from '@/domain/actions/read-by-key';
import type { Task } from '@/domain/task';
import { swap } from './swap';

/** Takes a deleted task's card away (decision 080): another one fills a daily task's place. */
export async function takeAway(actor: Actor, task: Task): Promise<void> {
  const { client, accountId } = actor;
  await client.invalidateQueries({ queryKey: keys.allOfferedTasks(accountId) });
  const isInSet = shownHome(actor)?.member.record.set.tasks.includes(task.id);
  if (isInSet) {
    try {
      const { undo } = await swap(actor, { task });
      if (undo) return;
    } catch {
      // The whole set is renewed instead.
    }
  }
  // As if the page had been read without it (D16): a goal's row is hidden, and a daily set that lacks one is renewed.
  changeHome(client, accountId, (home) => ({
    ...home,
    member: withTasksRead(home.member, new Map([[task.id, null]])),
  }));
}
