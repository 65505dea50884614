import type { Answer } from '@/data/actions/outbox';
import type { Commit } from '@/domain/actions/commit';
import type { Member } from '@/domain/actions/member';
import { isLive } from '@/domain/catalog-state';
import { instantOf } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { LATELY_MS } from '@/domain/time-limits';
import { NO_PROFILE } from '../api';
import type { Response } from '../network';
import type { Device } from './device';
import type { Code } from './start';

/** What a response to a commit must have the root of. */
const COMMIT = 'mutation { commitMember { outcome } }';

/** The requests of a page, as the application makes them. Each throws a BackendError. */
export class Requests {
  readonly #device: Device;
  readonly #code: Code;
  readonly #isOpen: () => boolean;

  constructor(device: Device, code: Code, isOpen: () => boolean) {
    this.#device = device;
    this.#code = code;
    this.#isOpen = isOpen;
  }

  /** Reads the home page: the profile as it is, the lists as they lag. */
  async read(before: Member | undefined): Promise<Member> {
    const code = this.#code;
    const { api, time, dice, truth } = this.#device.around;
    const lag = dice.isHit(0.4) ? dice.between(0, dice.isHit(0.1) ? 600_000 : 1500) : 0;
    const { stored, listed, tasks } = await this.#ask(() => ({
      stored: api.profile ?? NO_PROFILE,
      listed: api.listed(time.now - lag),
      tasks: new Map(api.tasks),
    }));
    const now = code.now();
    const isKnown = typeof code.recordIn(stored.memberRecord) === 'object';
    const since = instantOf(isKnown ? now - LATELY_MS : 0);
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
    if (member === 'later') throw code.outdatedError();
    const unknown = code.unknownTasks(member).map((id) => [id, taskOf(id)] as const);
    const read = unknown.length > 0 ? code.withTasksRead(member, new Map(unknown)) : member;
    this.#device.offered = [...tasks.values()].filter(isLive);
    if (before?.revision === read.revision) truth.checkRead(before, read);
    return before ? code.laterMember(before, read) : read;
  }

  async readGoal(taskId: string): Promise<Selection | null> {
    const { api } = this.#device.around;
    const row = await this.#ask(() => api.selections.get(goalSelectionId(api.accountId, taskId)));
    return row ? { ...row, task: api.tasks.get(taskId) ?? null } : null;
  }

  async commit(commit: Commit): Promise<Answer> {
    const carryOut = () => this.#device.around.api.commit(commit);
    const response = await this.#respond(carryOut, JSON.stringify(commit));
    const received = 'instead' in response ? response.instead : { ok: true, body: response.answer };
    const answer = this.#code.answerIn(received, COMMIT);
    if (!answer) throw this.#code.networkError('Something else than the API responded');
    return this.#code.commitAnswer(answer);
  }

  async createProfile(): Promise<void> {
    if (await this.#ask(() => this.#device.around.api.createProfile())) return;
    this.#device.isSignedIn = false;
    throw this.#code.backendErrorFrom({ errorType: 'AccountClosed' });
  }

  async #ask<Answer>(carryOut: () => Answer): Promise<Answer> {
    const response = await this.#respond(carryOut);
    if ('instead' in response) throw this.#code.networkError('Something else responded');
    return response.answer;
  }

  async #respond<Answer>(carryOut: () => Answer, content?: string): Promise<Response<Answer>> {
    const { connection, isSignedIn, around } = this.#device;
    if (!isSignedIn || around.api.isForgotten) throw this.#code.unauthorizedError();
    const response = await connection.carry(carryOut, content);
    // Nothing of a page that is closed runs on.
    if (!this.#isOpen()) return new Promise(() => undefined);
    if (!response) throw this.#code.networkError('No response');
    return response;
  }
}
