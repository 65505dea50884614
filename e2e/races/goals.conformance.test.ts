import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSelections, deleteGoals, fetchSelectionsByKey } from '@/data/selection-writes';
import { newSelection } from '@/data/selections';
import { goalSelectionId } from '@/domain/row-ids';
import { Network } from './network';
import { type Races, startRaces } from './races';
import { RacedAccount, tasks } from './shared-account';

const NOW = Date.now();
const [bike] = tasks;
if (!bike) throw new Error('There are too few tasks');

let races: Races;

beforeAll(async () => {
  races = await startRaces(NOW);
});

afterAll(() => races.stop());

/** Holds requests and responses back until `arrival`. */
class HeldNetwork extends Network {
  readonly #arrival: Promise<unknown>;

  constructor(arrival: Promise<unknown>) {
    super('held');
    this.#arrival = arrival;
  }

  override async turn(): Promise<void> {
    await this.#arrival;
  }
}

it('A removal that arrives after it was repeated leaves a goal alone that was added again since (I13)', async () => {
  const account = new RacedAccount('late-removal');
  await account.open(NOW);
  const id = goalSelectionId(account.id, bike.id);
  const [first, second] = [NOW, NOW + 1].map((at) => newSelection(account.id, id, bike.id, at));
  if (!first || !second) throw new Error('There are no rows');
  await account.run(() => createSelections([first]));
  const addedAgain = (async () => {
    await account.run(() => deleteGoals([first]));
    await account.run(() => createSelections([second]));
  })();
  const late = account.run(() => deleteGoals([first]), new HeldNetwork(addedAgain));
  await expect(late).rejects.toMatchObject({ kind: 'conflict' });
  const [stored] = await account.run(() => fetchSelectionsByKey([id]));
  expect(stored).toMatchObject({ id, selectionDate: second.selectionDate });
});
