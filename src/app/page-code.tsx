import { type ComponentType, lazy, useState } from 'react';

/** A page whose code is in a chunk of its own. */
export interface PageCode {
  /** Suspends while the code is loading. Throws a MissingCode if it can't be loaded. */
  readonly Component: ComponentType;
  /** Loads the code before the component renders, which then needs no fallback. Rejects with a MissingCode. */
  readonly preload: () => Promise<unknown>;
}

/** A page's code couldn't be loaded. Browsers and Vite's loader remember the failure, so only a reload tries again. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';

  constructor(cause: unknown) {
    super('The code of a page could not be loaded.', { cause });
  }
}

/**
 * Returns the page that a module exports under a name. Unlike with React's `lazy`, preloaded code renders synchronously,
 * so that prerendered markup hydrates without a flash.
 */
export function pageCode<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): PageCode {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = async () => {
    try {
      const code = await load();
      return (loaded = code[name]);
    } catch (cause) {
      throw new MissingCode(cause);
    }
  };
  const preload = () => (loading ??= loadOnce());
  const LazyPage = lazy(async () => ({ default: await preload() }));
  function Component() {
    // Created once: React would remount a page whose component type changed.
    const [Page] = useState(() => loaded ?? LazyPage);
    return <Page />;
  }
  return { Component, preload };
}
