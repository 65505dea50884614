import { lazy, useState, type ComponentType } from 'react';
import { importOrReload } from './import-or-reload';

export type LazyComponent = {
  /** Suspends while its code is loading. */
  Component: ComponentType;
  /** Loads the code before the component is rendered, which then needs no fallback. */
  preload: () => Promise<void>;
};

/**
 * A component in a chunk of its own. Unlike with React's `lazy` alone, preloaded code renders
 * synchronously, so that prerendered markup hydrates without a flash.
 */
export function lazyComponent(load: () => Promise<ComponentType>): LazyComponent {
  let loaded: ComponentType | undefined;
  const fetchCode = async () => {
    loaded = await importOrReload(load);
    return loaded;
  };
  const Suspending = lazy(async () => ({ default: await fetchCode() }));
  function Component() {
    const [Chosen] = useState(() => loaded ?? Suspending);
    return <Chosen />;
  }
  return { Component, preload: async () => void (await fetchCode()) };
}
