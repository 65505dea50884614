/** Synthesis failed; the message includes the CDK's output. */
export class SynthesisError extends Error {
  override name = 'SynthesisError';
  constructor(
    message: string,
    /** What to do about it. */
    readonly advice = 'Fix the definition in amplify/ and try again.',
  ) {
    super(message);
  }
}

/** Returns the error of a CDK run that failed with `output`; `status` says how it ended. */
export function synthesisErrorOf(output: string, status: string): SynthesisError {
  const [, lockFiles] =
    /Multiple package lock files found: (.+?)\. Please specify/.exec(output) ?? [];
  if (lockFiles === undefined) {
    return new SynthesisError(`Synthesizing amplify/ failed (${status}):\n${output.trim()}`);
  }
  return new SynthesisError(
    `The project has several lock files, and the CDK bundles functions only with one: ${lockFiles}`,
    'Keep the one of the package manager that you use, delete the others, and try again.',
  );
}

/** Returns the error of a CDK run that failed with `output` before it read the definition. */
export function startErrorOf(output: string, status: string): SynthesisError {
  return new SynthesisError(
    `Node couldn't start to synthesize amplify/ (${status}):\n${output.trim()}`,
    'The definition in amplify/ was not read. Delete node_modules, install the packages again, and try again.',
  );
}
