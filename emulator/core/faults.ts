/** A failure that a test asked for: the next `times` calls of `operation` end in `kind`. */
export interface Fault {
  /** Service and operation as the service names them, e.g. 'appsync:createCompletedTask'. */
  operation: string;
  /** 'error': an internal failure before anything happened. 'lost': done, but the answer is lost. */
  kind: 'error' | 'lost';
  times: number;
  /** The account (its `sub`) that alone is to meet it; without it, whoever calls next. Data API only. */
  account?: string | undefined;
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

  /** Takes the failure planned for this call, if there is one; `account` is who calls, where that is known. */
  take(operation: string, account?: string): Fault['kind'] | undefined {
    const fault = this.#planned.find(
      (one) =>
        one.operation === operation &&
        one.times > 0 &&
        (one.account === undefined || one.account === account),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    return fault.kind;
  }
}
