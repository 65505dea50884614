import { recordIn, rowIdsOf } from '@/domain/actions/record';
import { isLive } from '@/domain/catalog-state';
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import type { CompletionRow, SelectionRow } from '@/testing/fake-commit';
import type { Api } from './api';
import type { Around, Device } from './device/device';
import { oneOf } from './dice';
import type { World } from './life';

/** Zones that devices travel to: with clock changes during a life, far apart, or off by half an hour. */
const ZONES = [
  'America/New_York',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
] as const;

/** How far clocks are ahead, in milliseconds. */
const CLOCKS = [0, 10 * MINUTE_MS, 3 * HOUR_MS, -3 * HOUR_MS, 3 * DAY_MS, -3 * DAY_MS] as const;

/** Where an incident happens, and a number from 0 to 1 that picks one of several. */
export interface Place {
  readonly world: World;
  readonly device: Device;
  readonly which: number;
}

export interface Incident {
  /** How often it happens: while a member is there, relative to the others; otherwise, its probability per day. */
  readonly rate: number;
  /** Makes it happen. Returns a description; undefined if it can't happen. */
  readonly happen: (place: Place) => string | undefined;
}

/** An incident that changes a device; `words` describe the result. */
function toDevice(
  rate: number,
  words: string,
  change: (device: Device, place: Place) => void,
): Incident {
  const happen = (place: Place) => {
    change(place.device, place);
    return `${place.device.name} ${words}`;
  };
  return { rate, happen };
}

/** A write by another client, using the specification's own operations (spec §6, §7). Returns a description. */
function elsewhere(
  rate: number,
  write: (world: World, which: number, now: number) => string,
): Incident {
  const happen = ({ world, which }: Place) => {
    // The API refuses a closed account's rows.
    if (!world.api.profile || world.api.isClosed) return undefined;
    const description = write(world, which, world.time.now);
    world.api.changed();
    return `another client ${description}`;
  };
  return { rate, happen };
}

/** An admin's change of a live task, if enough tasks remain: `change` returns the new task; undefined deletes it. */
function byAdmin(
  rate: number,
  words: string,
  change: (task: Task, which: number) => Task | undefined,
): Incident {
  const happen = ({ world: { api }, which }: Place) => {
    const live = [...api.tasks.values()].filter(isLive);
    const task = oneOf(live, which);
    if (!task) return undefined;
    const after = change(task, which);
    const left = live.filter(({ difficulty }) => difficulty === task.difficulty).length;
    const isTooFew = left <= (task.difficulty === 'Daily' ? 6 : 2);
    if (isTooFew && !(after && isLive(after))) return undefined;
    if (after) api.tasks.set(task.id, after);
    else api.tasks.delete(task.id);
    return `an admin ${words} ${task.id}`;
  };
  return { rate, happen };
}

function openTab({ world, device, which }: Place): string | undefined {
  if (device.tabs.length === 2) return undefined;
  device.isSignedIn ||= device.isOnline && !world.api.isGone;
  device.storage.isFull = false;
  if (which < 0.7) device.storage.isBlocked = false;
  if (which < 0.5) device.isPortal = false;
  void device.open().visit();
  return `${device.name} opens a tab`;
}

/** Incidents while a member is there. */
export const EVENTS = {
  open: { rate: 5, happen: openTab },
  /** At any moment, like a crash. */
  close: toDevice(7, 'closes its tabs', (device) => device.closeAll()),
  tear: toDevice(2, 'loses its latest writes', (device, { world }) => {
    device.closeAll();
    for (const note of device.storage.tear()) world.truth.lost(note);
  }),
  visit: toDevice(8, 'returns to a tab', ({ tabs }, { which }) => {
    void oneOf(tabs, which)?.visit();
  }),
  connect: toDevice(0, 'is online', (device) => {
    device.connect();
    for (const page of device.tabs) void page.sendWaiting();
  }),
  disconnect: toDevice(5, 'goes offline', (device) => (device.isOnline = false)),
  revoke: toDevice(1, 'loses its session', (device) => (device.isSignedIn = false)),
  portal: toDevice(1, 'is behind a portal', (device) => (device.isPortal = true)),
  fillStorage: toDevice(1, 'has no room left', ({ storage }) => (storage.isFull = true)),
};

/** Incidents on any day, to a device or to the account. */
export const INCIDENTS = {
  travel: toDevice(0.15, 'crosses a border', (device, { which }) => {
    device.zone = oneOf(ZONES, which) ?? 'UTC';
  }),
  update: toDevice(0.03, 'is updated', (device) => (device.isUpdated = true)),
  blockStorage: toDevice(0.05, 'blocks its storage', ({ storage }) => (storage.isBlocked = true)),
  setClock: toDevice(0.1, 'has another clock', (device, { which }) => {
    device.setClock(oneOf(CLOCKS, which) ?? 0);
  }),
  closeAccount: toDevice(0.004, 'closes the account', (_, { world }) => void closeAccount(world)),
  editTask: byAdmin(0.15, 'edits', (task, which) => ({
    ...task,
    score: Math.floor(which * 20),
    duration: 1 + Math.floor(which * 5),
  })),
  archiveTask: byAdmin(0.08, 'archives', (task) => ({ ...task, state: 'Archived' })),
  deleteTask: byAdmin(0.05, 'deletes', () => undefined),
  completeElsewhere: elsewhere(0.05, ({ api, truth }, which, now) => {
    const taskId = oneOf(api.tasks.keys(), which) ?? '';
    const [completedDate, expirationDate] = [instantOf(now), instantOf(now + DAY_MS)];
    const row = { id: `elsewhere-${now}`, taskId, completedDate, expirationDate, saved: [] };
    api.completions.set(row.id, row);
    raise(api);
    truth.invariants.touchedElsewhere(row);
    return `completes ${taskId}`;
  }),
  raiseElsewhere: elsewhere(0.05, ({ api }) => {
    raise(api);
    return 'raises the level';
  }),
  selectElsewhere: elsewhere(0.05, ({ api }, which, now) => {
    const taskId = oneOf(api.tasks.keys(), which) ?? '';
    const id = `selected-${now}`;
    api.selections.set(id, { id, taskId, selectionDate: instantOf(now), goal: null });
    return `selects ${taskId}`;
  }),
  deleteElsewhere: elsewhere(0.03, ({ api, truth }, which) => {
    const table = which < 0.5 ? api.completions : api.selections;
    const row = oneOf<CompletionRow | SelectionRow>(table.values(), which);
    if (!row) return 'finds no row';
    table.delete(row.id);
    truth.invariants.touchedElsewhere(row);
    return `deletes ${row.id}`;
  }),
};

function raise(api: Api): void {
  if (api.profile) api.profile = { ...api.profile, level: (api.profile.level ?? 0) + 1 };
}

/**
 * Closes the account in the order of its page (`src/data/delete-own-rows.ts`), while other devices are in use. Nothing
 * of it may remain.
 */
async function closeAccount({ api, truth, time }: Around): Promise<void> {
  const remove = (ids: readonly string[]) => {
    for (const id of ids) {
      const row = api.completions.get(id) ?? api.selections.get(id);
      if (row) truth.invariants.touchedElsewhere(row);
      api.completions.delete(id);
      api.selections.delete(id);
    }
    api.changed();
  };
  api.close();
  for (let pass = 0; pass < 2; pass += 1) {
    await time.wait(SECOND_MS);
    const { completions, selections } = api.listed(time.now - SECOND_MS);
    remove([...completions, ...selections].map(({ id }) => id));
  }
  // A device with a later version could read its record.
  const record = recordIn(api.profile?.memberRecord?.replace(/"version":\d+/, '"version":1'));
  api.profile = null;
  if (!record) return;
  const named = rowIdsOf(api.accountId, record);
  remove([...named.completions, ...named.selections]);
}
