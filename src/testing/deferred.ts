/** Returns a promise and the function that resolves it. Node 20 lacks Promise.withResolvers. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
