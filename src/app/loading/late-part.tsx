import { useEffect, useState, type ComponentType } from 'react';
import { orReloadOnce } from './reload-once';

export type LatePart<Props> = {
  /** Nothing until the code is here. A failed load is thrown, for the boundary around it. */
  Part: ComponentType<Props>;
  /** Loads the code ahead of its use. */
  preload: () => Promise<void>;
};

/**
 * A part in a chunk of its own that has nothing to show while it is on its way. Not by Suspense: React
 * puts off what replaces a fallback by up to 300 ms, and who is there should be known at once.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded = await orReloadOnce(load);
    return loaded;
  };
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Loaded) return;
      fetchPart().then(
        (fetched) => setLoaded(() => fetched),
        (error: unknown) => setFailure({ error }),
      );
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Part, preload: async () => void (await fetchPart()) };
}
