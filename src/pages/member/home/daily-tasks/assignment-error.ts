/** Spec §8, verbatim. */
export const ASSIGNING_FAILED = 'Error assigning daily tasks';

/** A failed reassignment; the message is one of spec §8. */
export class AssignmentError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'AssignmentError';
  }
}

/** A refresh by hand that gave way to something newer: a completion, or a renewal on another device (D11). */
export class RefreshOvertaken extends Error {
  /** The ID of the completed task; undefined after a renewal. */
  readonly completed: string | undefined;

  constructor(completed?: string) {
    super('Something newer happened to the tasks');
    this.name = 'RefreshOvertaken';
    this.completed = completed;
  }
}
