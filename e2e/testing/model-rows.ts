import { randomUUID } from 'node:crypto';
import {
  type Caller,
  type DataResponse,
  post,
  type SignedInAccount,
} from 'amplify-emulator/testing';
import { TEST_NAME } from './test-rows';

type Row = Record<string, unknown>;

/** The differences between models: fields to request, such as the owner's, the list's name, and a change. */
const MODELS: Readonly<Record<string, { fields: string; list: string; change: Row }>> = {
  UserProfile: {
    fields: 'profileOwner',
    list: 'listUserProfiles',
    change: { screenname: 'changed' },
  },
  CompletedTask: {
    fields: 'nameofowner',
    list: 'listCompletedTasks',
    change: { taskId: 'changed' },
  },
  UserTaskSelection: {
    fields: 'owner',
    list: 'listUserTaskSelections',
    change: { taskId: 'changed' },
  },
  Tasks: { fields: 'name state', list: 'listTasks', change: { name: `${TEST_NAME}, changed` } },
  Library: {
    fields: 'name state',
    list: 'listLibraries',
    change: { name: `${TEST_NAME}, changed` },
  },
};

/** Returns a model's entry. Throws if there is none. */
export function modelNamed(model: string) {
  const known = MODELS[model];
  if (!known) throw new Error(`Unknown model ${model}`);
  return known;
}

/**
 * The rows that tests of the rules access, created by the developer, whom no rule stops. Rows with an owner belong to a
 * single account. Tasks and links are all in the same state, or in none.
 */
export class ModelRows {
  readonly origin: string;
  readonly developer: Caller;
  readonly #owner: SignedInAccount;
  readonly #state: string | null;

  constructor(
    origin: string,
    developer: Caller,
    owner: SignedInAccount,
    state: string | null = 'Live',
  ) {
    this.origin = origin;
    this.developer = developer;
    this.#owner = owner;
    this.#state = state;
  }

  /** Returns a valid row of the model. */
  newRow(model: string): Row & { id: string } {
    const id = randomUUID();
    const now = new Date().toISOString();
    const { sub, email } = this.#owner;
    const catalog = { id, name: TEST_NAME, state: this.#state };
    switch (model) {
      case 'UserProfile':
        return { id: sub, profileOwner: sub, email };
      case 'CompletedTask': {
        const owned = { nameofowner: sub, profileId: sub };
        return {
          id: `${sub}#${id}`,
          taskId: 'a',
          completedDate: now,
          expirationDate: now,
          ...owned,
        };
      }
      case 'UserTaskSelection':
        return { id: `${sub}#${id}`, userId: sub, taskId: 'a', owner: sub, selectionDate: now };
      case 'Tasks':
        return { ...catalog, difficulty: 'Daily', score: 5, duration: 7 };
      default:
        return { ...catalog, weblink: 'https://example.org' };
    }
  }

  /** Creates, changes or deletes a row as a caller. */
  mutate(
    caller: Caller,
    operation: 'create' | 'update' | 'delete',
    model: string,
    input: Row,
  ): Promise<DataResponse> {
    const inputType = `${operation[0]?.toUpperCase()}${operation.slice(1)}${model}Input`;
    const row = `${operation}${model}(input: $input) { id ${modelNamed(model).fields} }`;
    return post(this.origin, caller, `mutation M($input: ${inputType}!) { row: ${row} }`, {
      input,
    });
  }

  /** Deletes and recreates a row as the developer. Returns its ID. */
  async existing(model: string): Promise<string> {
    const row = await this.absent(model);
    await this.create(model, row);
    return row.id;
  }

  /** Returns a row that isn't stored. */
  async absent(model: string): Promise<Row & { id: string }> {
    const row = this.newRow(model);
    await this.mutate(this.developer, 'delete', model, { id: row.id });
    return row;
  }

  /** Creates a row as the developer. Throws if it is refused. */
  async create(model: string, row: Row): Promise<void> {
    const { errors } = await this.mutate(this.developer, 'create', model, row);
    if (errors[0]) throw new Error(errors[0].message);
  }

  /** Writes fields as the developer. */
  async write(model: string, input: Row): Promise<void> {
    await this.mutate(this.developer, 'update', model, input);
  }

  /** Returns a stored row with the given fields; undefined if there is none. */
  async stored(model: string, id: string, fields = ''): Promise<Row | undefined> {
    const { data } = await post(this.origin, this.developer, getter(model, fields), { id });
    const row = data?.['row'];
    return typeof row === 'object' && row !== null ? { ...row } : undefined;
  }
}

/** Returns the query of a row by its ID. */
export function getter(model: string, fields = ''): string {
  return `query Q($id: ID!) { row: get${model}(id: $id) { id ${fields} } }`;
}
