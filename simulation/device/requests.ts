import type { Answer } from '@/data/actions/commit-answer';
import type { Note } from '@/data/actions/notes';
import type { Commit } from '@/domain/actions/commit';
import type { Member, StoredMember } from '@/domain/actions/member';
import { isLive } from '@/domain/catalog-state';
import { instantOf } from '@/domain/instant';
import { LATELY_MS } from '@/domain/time-limits';
import type { Actions } from '../api';
import { checkRead } from '../shown';
import type { Device } from './device';
import type { Code } from './start';

/** A response to a commit must have this root. */
const COMMIT = '{ commitMember }';

const NO_PROFILE: StoredMember = {};

/** The most reads in a row, if commits intervene. */
const READS = 3;

/** A page's requests, as in the application, and the data that it knows. Each throws a BackendError. */
export class Requests {
  readonly code: Code;
  isOpen = true;
  protected readonly device: Device;
  #member: Member | undefined;

  constructor(device: Device, code: Code) {
    this.device = device;
    this.code = code;
    this.#member = device.kept;
  }

  /** Returns the member as the page knows it; undefined before the first read. */
  stored(): Member | undefined {
    return this.#member;
  }

  /**
   * Gives a member to the page, and to pages opened later. First reads another device's writes if the member lacks
   * them.
   */
  store(member: Member): void {
    this.#keep(member);
    if (this.code.isBehindRecord(member)) void this.tryToRead();
  }

  #keep(member: Member): void {
    this.#member = member;
    this.device.kept = member;
  }

  /** Reads the home page, if there is a response. */
  async tryToRead(): Promise<void> {
    await this.read().catch((error: unknown) => {
      if (!(error instanceof this.code.BackendError)) throw error;
    });
  }

  /** Reads the home page: the profile as stored, the lists with their lag, and missing rows by key. */
  async read(attempt = 1): Promise<Member> {
    const { code } = this;
    const [before, now] = [this.stored(), code.now()];
    const { api, time, dice } = this.device.around;
    const lag = dice.isHit(0.4) ? dice.between(0, dice.isHit(0.1) ? 600_000 : 1500) : 0;
    const joined = <Row extends { readonly taskId: string }>(row: Row) => ({
      ...row,
      task: api.task(row.taskId),
    });
    const { stored, offered, ...listed } = await this.#ask(() => {
      const { completions, selections } = api.listed(time.now - lag);
      const since = instantOf(api.profile?.memberRecord ? now - LATELY_MS : 0);
      return {
        stored: api.profile ?? NO_PROFILE,
        offered: [...api.tasks.values()].filter(isLive),
        completions: completions.filter((row) => row.expirationDate > since).map(joined),
        selections: selections.map(joined),
      };
    });
    const rows = { accountId: api.accountId, tasks: new Map(), ...listed };
    const member = code.memberFrom(rows, stored, now, before);
    if (member === 'later') throw new code.BackendError('outdated');
    const read = await code.withUnlisted(member, rows.selections, {
      tasks: (ids) => this.#rows(ids, (id) => api.tasks.get(id)),
      selections: (ids) =>
        this.#rows(ids, (id) => {
          const row = api.selections.get(id);
          return row && joined(row);
        }),
      notes: (ids) => this.#rows(ids, (id) => api.completions.get(id)),
      revision: () => this.#ask(() => api.profile?.revision ?? 0),
    });
    this.device.offered = offered;
    const latest = this.stored();
    if (latest) checkRead(this.device.around, latest, read);
    const known = code.laterMember(latest, read);
    if (known !== read && attempt < READS) return this.read(attempt + 1);
    this.#keep(known);
    return known;
  }

  get accountId(): string {
    return this.device.around.api.accountId;
  }

  /** Returns the actions noted on this device, oldest first. */
  waiting(): readonly Note[] {
    return this.code.notesOf(this.accountId);
  }

  renewToken(isForced = false): Promise<void> {
    if (this.device.renewToken(isForced)) return Promise.resolve();
    return Promise.reject(this.#noAnswer());
  }

  async send(commit: Commit): Promise<Answer> {
    const actions = this.waiting().map(({ action }) => action);
    for (const action of actions) this.device.around.truth.dated(action, this.device);
    const sending: Actions = new Map(actions.map((action) => [action.id, action]));
    const reply = await this.#respond(() => this.device.around.api.commit(commit, sending));
    const answer = this.code.answerIn(reply, COMMIT);
    if (!answer) throw this.#noAnswer();
    return this.code.commitAnswer(answer);
  }

  async createProfile(): Promise<void> {
    if (await this.#ask(() => this.device.around.api.createProfile())) return;
    this.device.isSignedIn = false;
    throw this.code.backendErrorFrom({ errorType: 'AccountClosed' });
  }

  async #rows<Row>(ids: readonly string[], rowOf: (id: string) => Row | undefined) {
    return ids.length > 0 ? this.#ask(() => ids.map((id) => rowOf(id) ?? null)) : [];
  }

  async #ask<Answer>(carryOut: () => Answer): Promise<Answer> {
    const { answer } = await this.#respond(carryOut);
    if (answer === undefined) throw this.#noAnswer();
    return answer;
  }

  async #respond<Answer>(carryOut: () => Answer) {
    const { device, code } = this;
    if (!device.isSignedIn || device.around.api.isForgotten)
      throw new code.BackendError('unauthorized');
    await this.renewToken();
    const reply = await device.around.network(device, carryOut);
    // A closed page's code stops.
    if (!this.isOpen) await new Promise(() => undefined);
    if (!reply) throw this.#noAnswer();
    return reply;
  }

  #noAnswer() {
    return new this.code.BackendError('network', 'The API didn’t answer');
  }
}
