import { Api } from './api';
import { administer, storeCatalog } from './catalog';
import { closeAccount } from './closing';
import { DEEDS } from './deeds';
import { type Around, Device } from './device/device';
import type { Page } from './device/page';
import type { Versions } from './device/start';
import { Dice } from './dice';
import { settle } from './ending';
import { ANOTHER_CLIENT, INCIDENTS_OF_DEVICES } from './incidents';
import type { Options, Step } from './plan';
import { Truth } from './truth';
import { VirtualTime } from './virtual-time';

const ACCOUNT = 'member';

/** The outcome of a simulation. */
export interface Outcome {
  /** What is wrong; none if all is well. */
  readonly problems: readonly string[];
  /** What happened, in words, one line each. */
  readonly trace: readonly string[];
}

/** Runs the steps of a plan, then gives every device a connection, and checks what must hold. */
export async function live(
  { seed, devices, start }: Pick<Options, 'seed' | 'devices' | 'start'>,
  steps: readonly Step[],
  versions: Versions,
): Promise<Outcome> {
  const time = new VirtualTime(start);
  const api = new Api(ACCOUNT, () => time.now);
  storeCatalog(api);
  const truth = new Truth(api);
  const around = { time, api, truth, versions, dice: new Dice(`${seed}#world`) };
  const world = new World(around, devices);
  await time
    .runUntil(world.run(steps))
    .catch((error: unknown) => truth.fail(String(error instanceof Error ? error.stack : error)));
  return { problems: [...truth.problems], trace: world.trace };
}

/** A life: what happens to an account, its devices and what is around them. */
class World {
  readonly trace: string[] = [];
  readonly #around: Around;
  readonly #devices: readonly Device[];

  constructor(around: Around, count: number) {
    this.#around = around;
    this.#devices = Array.from(
      { length: count },
      (_, at) => new Device(`device ${at + 1}`, around),
    );
  }

  async run(steps: readonly Step[]): Promise<void> {
    const { time, truth } = this.#around;
    const start = time.now;
    for (const step of steps) {
      const wait = start + step.at - time.now;
      if (wait > 0) await time.wait(wait);
      this.#do(step);
      if (truth.problems.size > 0) return;
    }
    this.#say('the simulation', 'lets every device settle');
    await settle(this.#devices, this.#around);
  }

  #do(step: Step): void {
    const { api, truth, time } = this.#around;
    const { deed, which } = step;
    const device = this.#devices[step.device];
    if (!device) return;
    const elsewhere = ANOTHER_CLIENT[deed];
    if (elsewhere) {
      // The API refuses rows of an account that is closed.
      if (!api.profile || api.isClosed) return undefined;
      this.#say('another client', elsewhere({ api, truth, now: time.now }, which));
      return api.changed();
    }
    const happened = INCIDENTS_OF_DEVICES[deed]?.(device, which);
    if (happened !== undefined) return this.#say(device.name, happened);
    const tab = device.tabs[Math.floor(which * device.tabs.length)];
    switch (deed) {
      case 'editTask':
      case 'archiveTask':
      case 'deleteTask':
        return this.#say('an admin', `${deed} ${administer(deed, which, api) ?? 'nothing'}`);
      case 'closeAccount':
        this.#say(device.name, 'closes the account');
        return void closeAccount(this.#around);
      case 'open':
        return this.#open(device, which);
      case 'secondTab':
        return device.tabs.length === 1 ? this.#open(device, which) : undefined;
      case 'connect':
        device.connection.recover();
        this.#say(device.name, 'is online');
        for (const page of device.tabs) void page.send();
        return undefined;
      case 'close':
      case 'crash':
      case 'tear':
        return this.#end(device, deed);
      default:
        return tab && this.#act(device, tab, step);
    }
  }

  #open(device: Device, which: number): void {
    const { api } = this.#around;
    device.isSignedIn ||= device.connection.isOnline && !api.isGone;
    device.storage.isFull = false;
    if (which < 0.7) device.storage.isBlocked = false;
    if (which < 0.5) device.connection.isPortal = false;
    if (device.tabs.length > 1) return;
    this.#say(device.name, `opens tab ${device.tabs.length + 1}`);
    void device.open().visit();
  }

  #end(device: Device, deed: 'close' | 'crash' | 'tear'): void {
    this.#say(
      device.name,
      { close: 'closes its tabs', crash: 'crashes', tear: 'loses its latest writes' }[deed],
    );
    device.closeAll();
    if (deed === 'tear') device.storage.tear().forEach((note) => this.#around.truth.lost(note));
  }

  #act(device: Device, page: Page, { deed, which }: Step): void {
    if (deed === 'visit') return void page.visit();
    const shown = page.shown();
    const action = shown && DEEDS[deed]?.({ page, device, shown, at: device.now(), which });
    if (!action) return;
    this.#say(
      device.name,
      `does ${JSON.stringify({ ...action, task: undefined, tasks: undefined })}`,
    );
    void page.act(action);
  }

  #say(who: string, what: string): void {
    this.trace.push(`${new Date(this.#around.time.now).toISOString()} ${who} ${what}`);
  }
}
