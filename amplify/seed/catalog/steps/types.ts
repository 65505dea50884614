/** The steps of tasks in order, by task ID: each step's ID, which never changes, and its text. */
export type StepsByTask = Readonly<Record<string, Readonly<Record<string, string>>>>;
