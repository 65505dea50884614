/** A change that is shown before it is stored. */
interface Change<Value, Response> {
  /** Returns what to show at once. */
  readonly apply: (value: Value) => Value;
  /** Returns what to show after a failure: without this change, but with whatever else has changed since. */
  readonly takeBack: (value: Value) => Value;
  readonly send: () => Promise<Response>;
  /** Returns what to show once it is stored. */
  readonly reconcile?: (value: Value, response: Response) => Value;
}

/** Shows a change at once through `update`, sends it, and takes it back if that fails. Throws what `send` throws. */
export async function optimistic<Value, Response>(
  update: (change: (value: Value) => Value) => void,
  { apply, takeBack, send, reconcile }: Change<Value, Response>,
): Promise<Response> {
  update(apply);
  try {
    const response = await send();
    if (reconcile) update((value) => reconcile(value, response));
    return response;
  } catch (error) {
    update(takeBack);
    throw error;
  }
}
