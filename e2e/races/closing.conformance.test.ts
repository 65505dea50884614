import { afterAll, beforeAll, expect, it } from 'vitest';
import { developer, post } from 'amplify-emulator/testing';
import { deleteOwnRows } from '@/data/delete-own-rows';
import { noteProfile } from '@/data/found-profiles';
import { changeGoal } from '@/data/goal-plans';
import { ensureProfile } from '@/data/profile';
import { createSelections } from '@/data/selection-writes';
import { newSelection } from '@/data/selections';
import { withPlan } from '@/domain/goal-state';
import { withStepChange } from '@/domain/goal-steps';
import { goalSelectionId } from '@/domain/row-ids';
import { reassign } from '@/pages/member/home/daily-tasks/reassign';
import { removeCompletion } from '@/features/completions/complete';
import { settle } from '@/features/completions/settle';
import { readsCaughtUp } from '../testing/running-emulator';
import { TIMEOUT_MS, type Races, startRaces } from './races';
import { tasks } from './shared-account';

const NOW = Date.now();
const [bike, tap] = tasks;
if (!bike || !tap) throw new Error('There are too few tasks');

let races: Races;

beforeAll(async () => {
  races = await startRaces(NOW);
});

afterAll(() => races.stop());

const ROWS = `query ($id: String!) {
  listUserProfiles(filter: { profileOwner: { eq: $id } }) { items { id } }
  listCompletedTasks(filter: { nameofowner: { eq: $id } }) { items { id } }
  listUserTaskSelections(filter: { owner: { eq: $id } }) { items { id } }
}`;
const nothing = { items: [] };

it(
  'A closed account leaves nothing behind, whatever its other devices do at the time',
  async () => {
    await races.run('closing', async (account, network) => {
      const { row } = await account.complete(bike, NOW);
      const assign = () =>
        reassign({
          accountId: account.id,
          selections: [],
          tasks,
          completed: new Set(),
          now: NOW,
        });
      await account.run(assign);
      const goalId = goalSelectionId(account.id, bike.id);
      const planned = withPlan(null, { cue: 'after work' }, NOW);
      const goal = withStepChange(planned, { kind: 'tick', stepId: 's1' }, NOW);
      const selection = { ...newSelection(account.id, goalId, bike.id, NOW), goal };
      await account.run(() => createSelections([selection]));
      const another = <T>(act: () => Promise<T>) =>
        account.run(act, network).catch(() => undefined);
      // As a device that has found no profile does.
      const createProfile = (now: number) => {
        noteProfile(account.id, false);
        return ensureProfile({ id: account.id, email: 'race@verdure.example' }, now);
      };
      await Promise.all([
        account.run(() => deleteOwnRows(account.id), network),
        account.complete(tap, NOW + 1, network).catch(() => undefined),
        another(assign),
        another(() =>
          changeGoal(goalId, goal, (text) => withPlan(text, { cue: 'tomorrow' }, NOW + 1)),
        ),
        another(() => settle(account.context(NOW + 1))),
        another(() => removeCompletion(account.context(NOW + 1), row)),
        another(() => createProfile(NOW + 1)),
      ]);
      // Another device, whose token is still valid, opens the page later.
      await another(() => createProfile(NOW + 2));
      await readsCaughtUp();
      const { data } = await post(races.origin, developer, ROWS, { id: account.id });
      expect(data).toEqual({
        listUserProfiles: nothing,
        listCompletedTasks: nothing,
        listUserTaskSelections: nothing,
      });
    });
  },
  TIMEOUT_MS,
);
