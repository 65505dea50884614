import type { Task } from '@/domain/task';

type Row = Record<string, unknown> & { readonly id: string };
type Answer = (variables: Record<string, unknown>) => object;

const conflict = { errorType: 'DynamoDB:ConditionalCheckFailedException', message: 'taken' };
const gone = { errorType: 'TaskGone', message: 'gone' };
const failure = { errorType: 'InternalFailure', message: 'planned' };
const refusal = { errorType: 'Unauthorized', message: 'Not Authorized' };

/** An in-memory account, with the data API's responses to the operations of member pages (for stubDataApi). */
export class FakeApi {
  readonly tasks: Task[];
  readonly selections = new Map<string, Row>();
  readonly completions = new Map<string, Row>();
  profile: {
    level: number | null;
    memberState?: string;
    interests?: string[];
    units?: string;
  } | null = {
    level: 0,
  };

  constructor(tasks: Task[]) {
    this.tasks = tasks;
  }

  /** Returns the responses by operation; operations in `failing` get an error instead. */
  answers(failing: readonly string[] = []): Record<string, Answer> {
    const answers: Record<string, Answer> = {
      Home: ({ withDailies }) => ({ data: this.#home(withDailies === true) }),
      Tasks: ({ difficulty }) => ({ data: { page: listOf(this.#tasksOf(difficulty)) } }),
      HistoryPage: () => ({
        data: { getUserProfile: this.profile, page: listOf([...this.completions.values()]) },
      }),
      HistoryTasks: (ids) => each(ids, (id) => ({ row: this.#task(id) })),
      Selections: () => ({ data: { getUserProfile: { selectedTasks: listOf(this.#selected()) } } }),
      Selected: (ids) => each(ids, (id) => ({ row: this.#joined(this.selections.get(text(id))) })),
      Select: (rows) => each(rows, (row) => insert(this.selections, row, (r) => this.#joined(r))),
      AssignDailies: (variables) =>
        each(named(variables, 'input'), (input) => {
          if (!('taskId' in Object(input))) return this.#setMember(input);
          return insert(this.selections, input, ({ id }) => ({ id }));
        }),
      AllSelections: (variables) => {
        const [, ...ids] = Object.values(named(variables, 'id'));
        const rows = ids.map((id) => this.#joined(this.selections.get(text(id))));
        const roots = [{ selectedTasks: listOf(this.#selected()) }, ...rows];
        return { data: Object.fromEntries(roots.map((root, at) => [`r${at}`, root])) };
      },
      Swap: ({ input }) => {
        const id = text(Object(input).id);
        this.selections.set(id, { ...this.selections.get(id), ...Object(input) });
        return { data: { updateUserTaskSelection: { id } } };
      },
      SetGoal: ({ input, condition }) => this.#setGoal(Object(input), Object(condition).goal),
      StoredGoal: ({ id }) => ({
        data: { getUserTaskSelection: this.selections.get(text(id)) ?? null },
      }),
      DeleteRows: (variables) => {
        const conditionOf = (key: string) => variables[key.replace('input', 'condition')];
        const inputs = Object.entries(named(variables, 'input'));
        const deletions = inputs.map(([key, input]) => [key, [input, conditionOf(key)]]);
        return each(Object.fromEntries(deletions), (deletion) => this.#delete(Object(deletion)));
      },
      RowsExist: (ids) => each(ids, (id) => ({ row: this.selections.get(text(id)) ?? null })),
      Complete: (variables) =>
        each(named(variables, 'input'), (input) =>
          'taskId' in Object(input)
            ? this.#complete(input)
            : this.#setMember(input, failing.includes('SetMember')),
        ),
      Completed: ({ id }) => ({
        data: { getCompletedTask: this.completions.get(text(id)) ?? null },
      }),
      Uncomplete: ({ input }) => {
        this.completions.delete(text(Object(input).id));
        return { data: { deleteCompletedTask: { id: 'x' } } };
      },
      Completions: () => ({ data: { page: listOf([...this.completions.values()]) } }),
      TaskById: (ids) => each(ids, (id) => ({ row: this.#task(id) })),
      TaskFigures: (ids) => each(ids, (id) => ({ row: this.#task(id) })),
      TaskScores: (ids) => each(ids, (id) => ({ row: this.#task(id) })),
      Member: () => ({ data: { getUserProfile: this.profile } }),
      Day: () => ({ data: { getUserProfile: this.profile } }),
      SetMember: (variables) => each(named(variables, 'input'), (input) => this.#setMember(input)),
      CreateProfile: ({ input }) => {
        const { level, memberState } = Object(input);
        this.profile = { level: Number(level), memberState: text(memberState) };
        return { data: { createUserProfile: { id: 'a1' } } };
      },
      Touch: () => ({ data: { updateUserProfile: { id: 'a1' } } }),
    };
    const failed = { data: null, errors: [failure] };
    return { ...answers, ...Object.fromEntries(failing.map((name) => [name, () => failed])) };
  }

  #setGoal({ id, goal }: { id?: unknown; goal?: unknown }, expected: object): object {
    const row = this.selections.get(text(id));
    if (!row) return { data: null, errors: [refusal] };
    const before = row['goal'] ?? null;
    const isExpected = 'eq' in expected ? expected.eq === before : before === null;
    if (!isExpected) return { data: null, errors: [conflict] };
    this.selections.set(row.id, { ...row, goal });
    return { data: { updateUserTaskSelection: { id } } };
  }

  #delete([input, condition]: readonly unknown[]): Root {
    const id = text(Object(input).id);
    const row = this.selections.get(id);
    const { eq } = Object(Object(condition).selectionDate);
    if (!row) return { row: null, error: refusal };
    if (eq !== undefined && eq !== row['selectionDate']) return { row: null, error: conflict };
    this.selections.delete(id);
    return { row: { id } };
  }

  #complete(input: unknown): Root {
    if (!this.#task(Object(input).taskId)) return { row: null, error: gone };
    return insert(this.completions, input, (row) => row);
  }

  #setMember(input: unknown, isFailing = false): Root {
    if (isFailing) return { row: null, error: failure };
    const { level, memberState } = Object(input);
    this.profile = { ...this.profile, level: Number(level), memberState: text(memberState) };
    return { row: { id: 'a1' } };
  }

  #home(withDailies: boolean) {
    return {
      getUserProfile: this.profile && { ...this.profile, selectedTasks: listOf(this.#selected()) },
      completions: listOf([...this.completions.values()].map((row) => this.#joined(row))),
      ...(withDailies && { dailies: listOf(this.#tasksOf('Daily')) }),
    };
  }

  #tasksOf(difficulty: unknown): Task[] {
    return this.tasks.filter((task) => task.difficulty === difficulty);
  }

  #task(id: unknown): Task | null {
    return this.tasks.find((task) => task.id === id) ?? null;
  }

  #selected() {
    return [...this.selections.values()].map((row) => this.#joined(row));
  }

  #joined(row: Row | undefined) {
    return row ? { ...row, task: this.#task(row['taskId']) } : null;
  }
}

interface Root {
  readonly row: unknown;
  readonly error?: object;
}

// Responds to a document whose root fields r0, r1 … take the variables v0, v1 ….
function each(variables: Record<string, unknown>, answer: (variable: unknown) => Root): object {
  const roots = Object.values(variables).map(answer);
  const errors = roots.flatMap(({ error }, at) => (error ? [{ ...error, path: [`r${at}`] }] : []));
  const data = Object.fromEntries(roots.map(({ row }, at) => [`r${at}`, row]));
  return { data, ...(errors.length > 0 && { errors }) };
}

// The variables of a batch with one name, by their numbers.
function named(variables: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).filter(([key]) => key.replace(/\d+$/, '') === name),
  );
}

function insert(table: Map<string, Row>, input: unknown, shown: (row: Row) => unknown): Root {
  const row: Row = { ...Object(input), id: text(Object(input).id) };
  if (table.has(row.id)) return { row: null, error: conflict };
  table.set(row.id, row);
  return { row: shown(row) };
}

function listOf(items: readonly unknown[]) {
  return { items, nextToken: null };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
