/** A failure that a test asked for: the next `times` calls of `operation` end in `kind`. */
export interface Fault {
  /** Service and operation as the service names them, e.g. 'appsync:createCompletedTask'. */
  operation: string;
  /** 'error': an internal failure before anything happened. 'lost': done, but the answer is lost. */
  kind: 'error' | 'lost';
  times: number;
}

/** Failures provoked in the backend, so that tests need not intercept requests. */
export class Faults {
  #planned: Fault[] = [];

  plan(fault: Fault): void {
    this.#planned.push({ ...fault });
  }

  clear(): void {
    this.#planned = [];
  }

  /** Takes the failure planned for this call, if there is one. */
  take(operation: string): Fault['kind'] | undefined {
    const fault = this.#planned.find((one) => one.operation === operation && one.times > 0);
    if (!fault) return undefined;
    fault.times -= 1;
    return fault.kind;
  }
}
