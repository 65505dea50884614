import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS } from '@/domain/instant';
import type { Api } from './api';
import type { Device } from './device/device';
import { Dice } from './dice';
import type { Truth } from './truth';

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

/** What happens to a device while nobody acts on it. Each returns what it was, in words. */
export const INCIDENTS_OF_DEVICES: Readonly<
  Record<string, (device: Device, which: number) => string>
> = {
  disconnect: ({ connection }) => {
    connection.isOnline = false;
    return 'goes offline';
  },
  revoke: (device) => {
    device.isSignedIn = false;
    return 'loses its session';
  },
  travel: (device, which) => {
    device.zone = ZONES[Math.floor(which * ZONES.length)] ?? 'UTC';
    return `is in ${device.zone}`;
  },
  update: (device) => {
    device.isUpdated = true;
    return 'is updated';
  },
  fillStorage: ({ storage }) => {
    storage.isFull = true;
    return 'has no room left';
  },
  blockStorage: ({ storage }) => {
    storage.isBlocked = true;
    return 'blocks its storage';
  },
  portal: ({ connection }) => {
    connection.isPortal = true;
    return 'is behind a portal';
  },
  holdBack: ({ connection }, which) => {
    const dice = new Dice(`${which}#holds`);
    const hold = () => dice.between(MINUTE_MS, 10 * MINUTE_MS);
    connection.holds = Array.from({ length: dice.between(1, 3) }, hold);
    return `has ${connection.holds.length} requests held back`;
  },
  skewClock: (device, which) => {
    const ahead = CLOCKS[Math.floor(which * CLOCKS.length)] ?? 0;
    device.clock = { ahead, isKnown: false };
    return `has a clock that is ${ahead / MINUTE_MS} minutes ahead`;
  },
  learnClock: (device) => {
    device.clock = { ...device.clock, isKnown: true };
    return 'knows how wrong its clock is';
  },
};

interface Stored {
  readonly api: Api;
  readonly truth: Truth;
  readonly now: number;
}

/** What another client writes by the specification's own operations (spec §6, §7). Each returns what it was, in words. */
export const ANOTHER_CLIENT: Readonly<Record<string, (stored: Stored, which: number) => string>> = {
  completeElsewhere: ({ api, truth, now }, which) => {
    const tasks = [...api.tasks.keys()];
    const taskId = tasks[Math.floor(which * tasks.length)] ?? '';
    const [completedDate, expirationDate] = [instantOf(now), instantOf(now + DAY_MS)];
    const id = `elsewhere-${now}`;
    const row = { id, taskId, completedDate, expirationDate, saved: [] };
    api.completions.set(id, row);
    raise(api);
    truth.invariants.completedElsewhere(row);
    return `completes ${taskId}`;
  },
  raiseElsewhere: ({ api, truth }) => {
    raise(api);
    truth.invariants.raisedElsewhere(1);
    return 'raises the level';
  },
  selectElsewhere: ({ api, now }, which) => {
    const tasks = [...api.tasks.keys()];
    const taskId = tasks[Math.floor(which * tasks.length)] ?? '';
    const id = `selected-${now}`;
    api.selections.set(id, { id, taskId, selectionDate: instantOf(now), goal: null });
    return `selects ${taskId}`;
  },
  deleteElsewhere: ({ api, truth }, which) => {
    const table = which < 0.5 ? api.completions : api.selections;
    const rows = [...table.values()];
    const row = rows[Math.floor(which * rows.length)];
    if (!row) return 'finds no row';
    table.delete(row.id);
    truth.invariants.deletedElsewhere(row);
    return `deletes ${row.id}`;
  },
};

function raise(api: Api): void {
  if (api.profile) api.profile = { ...api.profile, level: (api.profile.level ?? 0) + 1 };
}
