import * as v from 'valibot';
import { dataApiOf } from '../../setup/data-api';
import { expect } from '../../setup/fixtures';
import { allRecorded, cardOf } from '../../setup/home';
import { commitDailies } from '../../setup/member-record';
import type { Device } from './device';
import type { BackendClock } from './trip-clock';

const DAILIES = `{ tasks: listTasksByDifficulty(difficulty: Daily, limit: 1000) { items { id name duration } } }`;

const DailiesSchema = v.object({
  tasks: v.object({
    items: v.array(v.object({ id: v.string(), name: v.string(), duration: v.number() })),
  }),
});

/** Another account, which is always online and does the same at the same times. */
export class Twin {
  constructor(
    private readonly device: Device,
    private readonly backend: BackendClock,
  ) {}

  // A device may have chosen a task that another test made.
  async #tasks() {
    const post = await dataApiOf(this.device.page);
    return v.parse(DailiesSchema, await post(DAILIES, {})).tasks.items;
  }

  /** Returns for how many days completions of the daily tasks are valid, by their names. */
  async durations(): Promise<ReadonlyMap<string, number>> {
    return new Map((await this.#tasks()).map(({ name, duration }) => [name, duration]));
  }

  /** Replaces its first daily tasks with those of these names, chosen at `time`, to which it moves the backend's clock. */
  async getDailies(names: readonly string[], time: number): Promise<void> {
    const { page } = this.device;
    const items = await this.#tasks();
    const taskIds = names.map((name) => items.find((task) => task.name === name)?.id ?? '');
    await commitDailies(page, taskIds, time);
    await this.backend.moveTo(time);
    await this.device.reload(time);
    for (const name of names) await expect(cardOf(page, name)).toBeVisible();
  }

  /** Completes a task, unless it is complete. */
  async complete(name: string, time: number): Promise<void> {
    const { page } = this.device;
    const card = cardOf(page, name);
    if ((await card.count()) === 0) await this.getDailies([name], time);
    if (await card.getByRole('button', { name: 'Task Complete' }).isVisible()) return;
    await this.device.complete(name, time);
    await allRecorded(page);
  }
}
