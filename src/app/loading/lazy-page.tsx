import { lazy, useState, type ComponentType } from 'react';
import { orReloadOnce } from './reload-once';

export type LazyPage = {
  Page: ComponentType;
  /** Loads the page's code ahead of its rendering; the page then renders at once, without a fallback. */
  preload: () => Promise<void>;
};

/**
 * A page in a chunk of its own. A chunk that is already here renders synchronously, which is what
 * lets prerendered markup be hydrated without a flash.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    loaded = await orReloadOnce(load);
    return loaded;
  };
  const Waiting = lazy(async () => ({ default: await fetchPage() }));
  function Page() {
    const [Chosen] = useState(() => loaded ?? Waiting);
    return <Chosen />;
  }
  return { Page, preload: async () => void (await fetchPage()) };
}
