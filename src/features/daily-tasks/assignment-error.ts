/** Spec §8, to the letter. */
export const ASSIGNING_FAILED = 'Error assigning daily tasks';

/** A failed reassignment; the message is one of spec §8. */
export class AssignmentError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'AssignmentError';
  }
}
