/** Why a chosen file isn't accepted, in a sentence or two, plus one for each part of the problem. */
export class UnusableFile extends Error {
  readonly details: readonly string[];

  constructor(problem: string, details: readonly string[] = []) {
    super(problem);
    this.details = details;
  }
}
