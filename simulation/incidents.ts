import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import type { Api } from './api';
import { administer } from './catalog';
import type { Around, Device } from './device/device';
import { Dice } from './dice';
import type { World } from './life';
import type { Deed } from './plan';

/** Where devices are taken: their clocks change while lives go on, or they are far apart, or off by half an hour. */
const ZONES = [
  'America/New_York',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
] as const;

/** How far clocks are wrong, in milliseconds. */
const CLOCKS = [10 * MINUTE_MS, 3 * HOUR_MS, -3 * HOUR_MS, 3 * DAY_MS, -3 * DAY_MS] as const;

/** Where something happens, and a number from 0 to 1 that says which of several. */
interface Place {
  readonly world: World;
  readonly device: Device;
  readonly which: number;
}

/** Lets something happen. Returns what it was, in words; undefined if it can't. */
type Incident = (place: Place) => string | undefined;

function oneOf<Item>(items: Iterable<Item>, which: number): Item | undefined {
  const list = [...items];
  return list[Math.floor(which * list.length)];
}

/** What happens to devices: with `change`, they are as `words` say. */
function toDevice(words: string, change: (device: Device, place: Place) => void): Incident {
  return (place) => {
    change(place.device, place);
    return `${place.device.name} ${words}`;
  };
}

/** What another client writes by the specification's own operations (spec §6, §7): it returns what it was. */
function elsewhere(write: (world: World, which: number, now: number) => string): Incident {
  return ({ world, which }) => {
    // The API refuses rows of an account that is closed.
    if (!world.api.profile || world.api.isClosed) return undefined;
    const what = write(world, which, world.time.now);
    world.api.changed();
    return `another client ${what}`;
  };
}

const end = (device: Device) => device.closeAll();

function open({ world, device, which }: Place, most: number): string | undefined {
  device.isSignedIn ||= device.connection.isOnline && !world.api.isGone;
  device.storage.isFull = false;
  if (which < 0.7) device.storage.isBlocked = false;
  if (which < 0.5) device.connection.isPortal = false;
  if (device.tabs.length > most) return undefined;
  void device.open().visit();
  return `${device.name} opens a tab`;
}

const byAdmin =
  (deed: Parameters<typeof administer>[0]): Incident =>
  ({ world, which }) =>
    `an admin: ${deed} ${administer(deed, which, world.api) ?? 'nothing'}`;

/** What happens around the member. */
export const INCIDENTS: Readonly<Partial<Record<Deed, Incident>>> = {
  open: (place) => open(place, 1),
  secondTab: (place) => (place.device.tabs.length === 1 ? open(place, 1) : undefined),
  visit: ({ device, which }) => {
    void oneOf(device.tabs, which)?.visit();
    return undefined;
  },
  close: toDevice('closes its tabs', end),
  crash: toDevice('crashes', end),
  tear: toDevice('loses its latest writes', (device, { world }) => {
    end(device);
    for (const note of device.storage.tear()) world.truth.lost(note);
  }),
  connect: toDevice('is online', ({ connection, tabs }) => {
    connection.recover();
    for (const page of tabs) void page.send();
  }),
  disconnect: toDevice('goes offline', ({ connection }) => (connection.isOnline = false)),
  revoke: toDevice('loses its session', (device) => (device.isSignedIn = false)),
  travel: toDevice('crosses a border', (device, { which }) => {
    device.zone = oneOf(ZONES, which) ?? 'UTC';
  }),
  update: toDevice('is updated', (device) => (device.isUpdated = true)),
  fillStorage: toDevice('has no room left', ({ storage }) => (storage.isFull = true)),
  blockStorage: toDevice('blocks its storage', ({ storage }) => (storage.isBlocked = true)),
  portal: toDevice('is behind a portal', ({ connection }) => (connection.isPortal = true)),
  holdBack: toDevice('has requests held back', ({ connection }, { which }) => {
    const dice = new Dice(`${which}#holds`);
    const hold = () => dice.between(MINUTE_MS, 10 * MINUTE_MS);
    connection.holds = Array.from({ length: dice.between(1, 3) }, hold);
  }),
  skewClock: toDevice('has another clock', (device, { which }) =>
    device.setClock(oneOf(CLOCKS, which) ?? 0, false),
  ),
  learnClock: toDevice('knows how wrong its clock is', (device) => device.learnClock()),
  closeAccount: toDevice('closes the account', (_, { world }) => void closeAccount(world)),
  editTask: byAdmin('editTask'),
  archiveTask: byAdmin('archiveTask'),
  deleteTask: byAdmin('deleteTask'),
  completeElsewhere: elsewhere(({ api, truth }, which, now) => {
    const taskId = oneOf(api.tasks.keys(), which) ?? '';
    const [completedDate, expirationDate] = [instantOf(now), instantOf(now + DAY_MS)];
    const row = { id: `elsewhere-${now}`, taskId, completedDate, expirationDate, saved: [] };
    api.completions.set(row.id, row);
    raise(api);
    truth.invariants.completedElsewhere(row);
    return `completes ${taskId}`;
  }),
  raiseElsewhere: elsewhere(({ api, truth }) => {
    raise(api);
    truth.invariants.raisedElsewhere();
    return 'raises the level';
  }),
  selectElsewhere: elsewhere(({ api }, which, now) => {
    const taskId = oneOf(api.tasks.keys(), which) ?? '';
    const id = `selected-${now}`;
    api.selections.set(id, { id, taskId, selectionDate: instantOf(now), goal: null });
    return `selects ${taskId}`;
  }),
  deleteElsewhere: elsewhere(({ api, truth }, which) => {
    const table = which < 0.5 ? api.completions : api.selections;
    const row = oneOf<Parameters<typeof truth.invariants.deletedElsewhere>[0]>(
      table.values(),
      which,
    );
    if (!row) return 'finds no row';
    table.delete(row.id);
    truth.invariants.deletedElsewhere(row);
    return `deletes ${row.id}`;
  }),
};

function raise(api: Api): void {
  if (api.profile) api.profile = { ...api.profile, level: (api.profile.level ?? 0) + 1 };
}

/** Closes the account as its page does, while other devices go on: nothing of it may be left. */
async function closeAccount({ api, time }: Around): Promise<void> {
  api.close();
  await time.wait(SECOND_MS / 10);
  api.profile = undefined;
  // A second time for rows that were being written when the first list was read.
  for (let pass = 0; pass < 2; pass += 1) {
    const { completions, selections } = api.listed(time.now - SECOND_MS);
    for (const { id } of completions) api.completions.delete(id);
    for (const { id } of selections) api.selections.delete(id);
    api.changed();
    await time.wait(MINUTE_MS);
  }
}
