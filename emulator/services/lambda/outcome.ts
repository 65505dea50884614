/** An error in Lambda's format. */
export interface FunctionError {
  errorType: string;
  errorMessage: string;
  trace: string[];
}

/** What an invocation returns: the function's response, or its error. */
export type Outcome = { payload: unknown } | { error: FunctionError };

/** Returns the error of a worker that ended without a response; `reason` is its exit code, if it had one. */
export function exitError(requestId: string, reason: number | string | null): FunctionError {
  const status =
    typeof reason === 'number' ? `exit status ${reason}` : (reason ?? 'signal: killed');
  const description =
    reason === 0
      ? 'Runtime exited without providing a reason'
      : `Runtime exited with error: ${status}`;
  return {
    errorType: 'Runtime.ExitError',
    errorMessage: `RequestId: ${requestId} Error: ${description}`,
    trace: [],
  };
}

/** Returns the error of a function that ran longer than it may. */
export function timeoutError(requestId: string, seconds: number): FunctionError {
  return {
    errorType: 'Sandbox.Timedout',
    errorMessage: `RequestId: ${requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`,
    trace: [],
  };
}
