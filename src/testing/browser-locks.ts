/** The Web Locks of one browser, as far as the application uses them: a name has one holder at a time. */
export function browserLocks() {
  const ends = new Map<string, Promise<unknown>>();
  const request = <T>(name: string, callback: () => Promise<T>): Promise<T> => {
    const held = (ends.get(name) ?? Promise.resolve()).then(() => callback());
    ends.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  };
  return { request };
}
