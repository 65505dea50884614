/** An injected failure of the next `times` calls of `operation`. */
export interface Fault {
  /** '<service>:<operation>', e.g. 'appsync:createCompletedTask'. */
  operation: string;
  /** 'error': the call fails before it has any effect. 'lost': it succeeds, but the response is lost. */
  kind: 'error' | 'lost';
  times: number;
  /** Limits the fault to calls by this account (its `sub`). Data API only. */
  account?: string | undefined;
}

/** Faults injected in the backend, so that tests don't have to intercept requests. */
export class Faults {
  #planned: Fault[] = [];

  plan(fault: Fault): void {
    this.#planned.push({ ...fault });
  }

  clear(): void {
    this.#planned = [];
  }

  /** Consumes the fault for this call, if any, and returns its kind. */
  take(operation: string, account?: string): Fault['kind'] | undefined {
    const fault = this.#planned.find(
      (planned) =>
        planned.operation === operation &&
        planned.times > 0 &&
        (planned.account === undefined || planned.account === account),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    return fault.kind;
  }
}
