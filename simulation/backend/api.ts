import { buildSchema, execute, type GraphQLFieldResolver, GraphQLError, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compares, fulfills } from './conditions';
import { type Model, MODELS, type Row, Table } from './rows';
import type { VirtualTime } from '../virtual-time';

/** The attribute that names a row's owner; undefined where every member reads and none writes. */
const OWNERS: Readonly<Record<Model, string | undefined>> = {
  UserProfile: 'profileOwner',
  CompletedTask: 'nameofowner',
  UserTaskSelection: 'owner',
  ClosedAccount: 'account',
  Tasks: undefined,
};

/** How long the mark of a closed account is kept, in milliseconds (decision 031). */
const MARK_MS = 24 * 60 * 60_000;

const REFUSED = 'DynamoDB:ConditionalCheckFailedException';

interface Arguments {
  readonly id?: string;
  readonly input?: Row;
  readonly condition?: Readonly<Record<string, unknown>>;
  readonly limit?: number;
  readonly nextToken?: string | null;
  readonly sortDirection?: string;
  readonly [name: string]: unknown;
}

interface Caller {
  readonly accountId: string;
}

type Resolver = GraphQLFieldResolver<Row, Caller, Arguments>;

/** A request as a browser sends it. */
export interface ApiRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A response as the API sends it. */
export interface ApiAnswer {
  readonly data: unknown;
  readonly errors?: readonly { message: string; errorType: unknown; path: unknown }[];
}

/**
 * A small model of the data API: the tables, their conditions and the owner rules, as members meet them. A conformance
 * test compares it with the emulator, which runs the deployed templates.
 */
export class Backend {
  readonly tables: Readonly<Record<Model, Table>>;
  /** Called after each write. */
  onWrite: (model: Model) => void = () => undefined;
  /** How long the indexes of the next write lag, in milliseconds. */
  lag: () => number = () => 0;
  readonly #time: VirtualTime;
  readonly #resolvers: Readonly<Record<string, Resolver>>;

  constructor(time: VirtualTime) {
    this.#time = time;
    this.tables = {
      UserProfile: new Table(time),
      CompletedTask: new Table(time),
      Tasks: new Table(time),
      UserTaskSelection: new Table(time),
      ClosedAccount: new Table(time),
    };
    this.#resolvers = this.#roots();
  }

  /** Responds to a request of an account. */
  answer({ query, variables }: ApiRequest, accountId: string): ApiAnswer {
    const result = execute({
      schema,
      document: documentOf(query),
      variableValues: variables,
      contextValue: { accountId },
      fieldResolver: (row: Row, args: Arguments, caller: Caller, info) => {
        const name = info.parentType.name;
        if (name === 'Query' || name === 'Mutation') {
          const resolve = this.#resolvers[info.fieldName];
          if (!resolve) throw new Error(`The model of the backend has no ${info.fieldName}`);
          return resolve(row, args, caller, info);
        }
        const isWrite = info.operation.operation === 'mutation';
        return this.#field(row, args, caller, info.fieldName, isWrite);
      },
    });
    if (result instanceof Promise) throw new Error('The model of the backend answers at once');
    return {
      data: result.data ?? null,
      ...(result.errors && { errors: result.errors.map(shown) }),
    };
  }

  /** Writes a row as an admin or the deployment does. */
  put(model: Model, row: Row): void {
    this.#write(model, row.id, row);
  }

  /** Deletes a row as an admin does. */
  remove(model: Model, id: string): void {
    this.#write(model, id, undefined);
  }

  #roots(): Record<string, Resolver> {
    const roots: Record<string, Resolver> = {
      listTasksByDifficulty: (_, args) => this.#list('Tasks', 'difficulty', 'name', args),
      listCompletedTaskByNameofownerAndExpirationDate: (_, args, caller) => {
        if (args['nameofowner'] !== caller.accountId) throw refusal('Unauthorized');
        return this.#list('CompletedTask', 'nameofowner', 'expirationDate', args);
      },
    };
    for (const model of MODELS) {
      roots[`get${model}`] = (_, { id = '' }, caller) => this.#get(model, id, caller);
      roots[`create${model}`] = (_, args, caller) => this.#create(model, args, caller);
      roots[`update${model}`] = (_, args, caller) => this.#change(model, args, caller, 'update');
      roots[`delete${model}`] = (_, args, caller) => this.#change(model, args, caller, 'delete');
    }
    return roots;
  }

  #get(model: Model, id: string, { accountId }: Caller): Row | null {
    const row = this.tables[model].get(id);
    return row && isOwn(model, row, accountId) ? row : null;
  }

  #create(model: Model, { input }: Arguments, { accountId }: Caller): Row {
    const owner = OWNERS[model];
    if (!input || owner === undefined) throw refusal('Unauthorized');
    const now = new Date(this.#time.now).toISOString();
    const isMark = model === 'ClosedAccount';
    const id = isMark ? (input.id ?? accountId) : input.id;
    const row = { [owner]: accountId, createdAt: now, updatedAt: now, ...input, id };
    if (!isOwn(model, row, accountId) || !isIdOf(row.id, accountId)) throw refusal('Unauthorized');
    if (!isMark && this.tables.ClosedAccount.get(accountId)) {
      throw refusal('AccountClosed');
    }
    if (model === 'CompletedTask' && !this.tables.Tasks.get(String(input['taskId']))) {
      throw refusal('TaskGone');
    }
    const stored = this.tables[model].get(row.id);
    // AppSync takes a refused write for a repeated one if its result is stored already.
    if (stored && isSame(stored, row)) return stored;
    if (stored) throw refusal(REFUSED);
    if (isMark) this.#time.after(MARK_MS, () => this.remove(model, id));
    return this.#write(model, row.id, row) ?? row;
  }

  #change(
    model: Model,
    { input, condition = {} }: Arguments,
    { accountId }: Caller,
    kind: 'update' | 'delete',
  ): Row {
    const before = input && this.tables[model].get(input.id);
    if (!input || !before || !isOwn(model, before, accountId)) throw refusal('Unauthorized');
    if (!fulfills(before, condition)) throw refusal(REFUSED);
    const updatedAt = new Date(this.#time.now).toISOString();
    const after = kind === 'update' ? { ...before, ...input, updatedAt } : undefined;
    this.#write(model, input.id, after);
    return after ?? before;
  }

  #write(model: Model, id: string, row: Row | undefined): Row | undefined {
    this.tables[model].write(id, row, this.lag());
    this.onWrite(model);
    return row;
  }

  // The response to a write has no relations (Amplify's own template).
  #field(row: Row, args: Arguments, caller: Caller, field: string, isWrite: boolean): unknown {
    if (isWrite) return row[field] ?? null;
    if (field === 'selectedTasks') {
      return this.#list('UserTaskSelection', 'userId', 'id', { ...args, userId: row.id });
    }
    if (field === 'task') return this.#get('Tasks', String(row['taskId']), caller);
    return row[field] ?? null;
  }

  #list(model: Model, key: string, sortKey: string, args: Arguments) {
    const { limit = 100, nextToken } = args;
    const range = args[sortKey];
    const found = this.tables[model]
      .indexed()
      .filter((row) => row[key] === args[key])
      .filter((row) => typeof range !== 'object' || compares(row, sortKey, { ...range }))
      .toSorted((a, b) => (String(a[sortKey]) + a.id < String(b[sortKey]) + b.id ? -1 : 1));
    if (args.sortDirection === 'DESC') found.reverse();
    const start = nextToken ? found.findIndex(({ id }) => id === nextToken) + 1 : 0;
    const items = found.slice(start, start + limit);
    const isLast = start + limit >= found.length;
    return { items, nextToken: isLast ? null : (items.at(-1)?.id ?? null) };
  }
}

const schema = buildSchema(
  readFileSync(
    fileURLToPath(new URL('../../src/data/generated/schema.graphql', import.meta.url)),
    'utf8',
  ),
  { assumeValidSDL: true },
);

const documents = new Map<string, ReturnType<typeof parse>>();

function documentOf(query: string): ReturnType<typeof parse> {
  const document = documents.get(query) ?? parse(query, { noLocation: true });
  documents.set(query, document);
  return document;
}

function isOwn(model: Model, row: Row, accountId: string): boolean {
  const owner = OWNERS[model];
  return owner === undefined || row[owner] === accountId;
}

/** Whether two rows are the same but for the times that the API writes. */
function isSame(one: Row, other: Row): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of ['createdAt', 'updatedAt']) names.delete(name);
  const valueIn = (row: Row, name: string) => JSON.stringify(row[name] ?? null);
  return [...names].every((name) => valueIn(one, name) === valueIn(other, name));
}

function isIdOf(id: string, accountId: string): boolean {
  return id === accountId || id.startsWith(`${accountId}#`);
}

function refusal(errorType: string): GraphQLError {
  return new GraphQLError(errorType, undefined, undefined, undefined, undefined, undefined, {
    errorType,
  });
}

function shown({ message, path, extensions }: GraphQLError) {
  return { message, path, errorType: extensions?.['errorType'] };
}
