import type { Answer } from '@/data/actions/commit-answer';
import type { Note } from '@/data/actions/notes';
import type { Commit } from '@/domain/actions/commit';
import type { Member } from '@/domain/actions/member';
import { isLive } from '@/domain/catalog-state';
import { instantOf } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { LATELY_MS } from '@/domain/time-limits';
import { type Actions, NO_PROFILE } from '../api';
import type { Response } from '../network';
import { checkRead } from '../shown';
import type { Device } from './device';
import type { Code } from './start';

/** What a response to a commit must have the root of. */
const COMMIT = 'mutation { commitMember { outcome } }';

/** The requests of a page, as the application makes them, and what it knows. Each throws a BackendError. */
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

  /** Returns the member as the page knows it; undefined if nothing was read. */
  stored(): Member | undefined {
    return this.#member;
  }

  /** Lets the page know a member, and those that are opened later. */
  store(member: Member): void {
    this.#member = member;
    this.device.kept = member;
  }

  /** Reads the home page: the profile as it is, the lists as they lag. */
  async read(): Promise<Member> {
    const { code } = this;
    const { api, time, dice, truth } = this.device.around;
    const lag = dice.isHit(0.4) ? dice.between(0, dice.isHit(0.1) ? 600_000 : 1500) : 0;
    const { stored, listed, tasks } = await this.#ask(() => ({
      stored: api.profile ?? NO_PROFILE,
      listed: api.listed(time.now - lag),
      tasks: new Map(api.tasks),
    }));
    const before = this.stored();
    const now = code.now();
    const since = instantOf(stored.memberRecord === null ? 0 : now - LATELY_MS);
    const taskOf = (taskId: string) => tasks.get(taskId) ?? null;
    const rows = {
      accountId: api.accountId,
      completions: listed.completions
        .filter((row) => row.expirationDate > since)
        .map((row) => ({ ...row, task: taskOf(row.taskId) })),
      selections: listed.selections.map((row) => ({ ...row, task: taskOf(row.taskId) })),
      tasks: new Map(),
    };
    const member = code.memberFrom(rows, stored, now, before);
    if (member === 'later') throw new code.BackendError('outdated');
    const unknown = code.unknownTasks(member).map((id) => [id, taskOf(id)] as const);
    const read = unknown.length > 0 ? code.withTasksRead(member, new Map(unknown)) : member;
    this.device.offered = [...tasks.values()].filter(isLive);
    if (before) checkRead(truth.invariants, before, read);
    const known = before ? code.laterMember(before, read) : read;
    this.store(known);
    return known;
  }

  async readGoal(taskId: string): Promise<Selection | null> {
    const { api } = this.device.around;
    const row = await this.#ask(() => api.selections.get(goalSelectionId(api.accountId, taskId)));
    return row ? { ...row, task: api.tasks.get(taskId) ?? null } : null;
  }

  get accountId(): string {
    return this.device.around.api.accountId;
  }

  /** Returns what is noted on this device, oldest first. */
  waiting(): readonly Note[] {
    return this.code.notesOf(this.accountId);
  }

  renewToken(): Promise<void> {
    if (this.device.renewToken()) return Promise.resolve();
    return Promise.reject(new this.code.BackendError('network', 'No new token'));
  }

  async send(commit: Commit): Promise<Answer> {
    const actions = this.waiting().map(({ action }) => action);
    for (const action of actions) this.device.around.truth.dated(action, this.device);
    const sending: Actions = new Map(actions.map((action) => [action.id, action]));
    const carryOut = () => this.device.around.api.commit(commit, sending);
    const response = await this.#respond(carryOut, commit);
    const received = 'instead' in response ? response.instead : { ok: true, body: response.answer };
    const answer = this.code.answerIn(received, COMMIT);
    if (!answer)
      throw new this.code.BackendError('network', 'Something else than the API responded');
    return this.code.commitAnswer(answer);
  }

  async createProfile(): Promise<void> {
    if (await this.#ask(() => this.device.around.api.createProfile())) return;
    this.device.isSignedIn = false;
    throw this.code.backendErrorFrom({ errorType: 'AccountClosed' });
  }

  async #ask<Answer>(carryOut: () => Answer): Promise<Answer> {
    const response = await this.#respond(carryOut);
    if ('instead' in response)
      throw new this.code.BackendError('network', 'Something else responded');
    return response.answer;
  }

  async #respond<Answer>(carryOut: () => Answer, commit?: Commit): Promise<Response<Answer>> {
    const { device, code } = this;
    if (!device.isSignedIn || device.around.api.isForgotten)
      throw new code.BackendError('unauthorized');
    await this.renewToken();
    const response = await device.connection.carry(carryOut, commit);
    // Nothing of a page that is closed runs on.
    if (!this.isOpen) return new Promise(() => undefined);
    if (!response) throw new code.BackendError('network', 'No response');
    return response;
  }
}
