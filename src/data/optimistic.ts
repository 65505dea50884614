/** A change that is shown before it is stored. */
export interface ShownChange<T> {
  /** Shows it as done. */
  show(): void;
  /** Stores it, and shows it as stored. */
  send(): Promise<T>;
  /** Shows it as not done, but keeps whatever else has changed since. */
  takeBack(error: unknown): void;
}

/** Shows a change at once, sends it, and takes it back if that fails. Throws what `send` throws. */
export async function optimistic<T>({ show, send, takeBack }: ShownChange<T>): Promise<T> {
  show();
  try {
    return await send();
  } catch (error) {
    takeBack(error);
    throw error;
  }
}
