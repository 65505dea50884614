import { type ComponentType, lazy, Suspense, type ReactNode } from 'react';

/**
 * Returns a component in a chunk of its own that the page can do without: `fallback` shows while the code is
 * loading, and nothing if it can't be loaded, until the next visit.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: () => null }),
    ),
  );
  return function OptionalPart(props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
