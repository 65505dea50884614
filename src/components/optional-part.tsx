import { type ComponentType, lazy, Suspense, type ReactNode } from 'react';

/**
 * Returns an optional component that loads from a separate chunk. Shows `fallback` while loading. If the code can't be
 * loaded, shows nothing until the next visit.
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
