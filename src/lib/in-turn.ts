const lasts = new Map<string, Promise<unknown>>();

/** Runs calls with the same ID one after another on this page, in their order. Throws what `run` throws. */
export async function inTurn<T>(id: string, run: () => Promise<T>): Promise<T> {
  const earlier = lasts.get(id) ?? Promise.resolve();
  const turn = earlier.then(run, run);
  lasts.set(id, turn);
  try {
    return await turn;
  } finally {
    if (lasts.get(id) === turn) lasts.delete(id);
  }
}
