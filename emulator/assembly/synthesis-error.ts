/** Synthesis failed; the message includes the CDK's output. */
export class SynthesisError extends Error {
  override name = 'SynthesisError';
  constructor(
    message: string,
    /** Advice for the developer. */
    readonly advice = 'Fix the definition in amplify/ and try again.',
  ) {
    super(message);
  }
}

/** Returns the error of a CDK run that failed with `output`; `status` says how it ended. */
export function synthesisErrorOf(output: string, status: string): SynthesisError {
  return new SynthesisError(`Synthesizing amplify/ failed (${status}):\n${output.trim()}`);
}

/** Returns the error of a CDK run that failed with `output` before it read the definition. */
export function startErrorOf(output: string, status: string): SynthesisError {
  return new SynthesisError(
    `Node couldn't start to synthesize amplify/ (${status}):\n${output.trim()}`,
    'The definition in amplify/ was not read. Delete node_modules, install the packages again, and try again.',
  );
}
