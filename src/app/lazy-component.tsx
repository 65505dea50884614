import { lazy, useLayoutEffect, useReducer, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { connection } from '@/lib/connection';
import { importOrReload } from '@/lib/import-or-reload';
import { report } from '@/lib/report';
import { PageUnavailable, type LoadFailure } from './page-unavailable';
import { reloadFailedStylesheets } from './stylesheets';

export type LazyComponent = {
  /** Suspends while its code is loading. If it can't be loaded, says so and offers to try again. */
  Component: ComponentType;
  /** Loads the code before the component is rendered, which then needs no fallback. Rejects if it can't. */
  preload: () => Promise<void>;
};

type SettledProps = { onSettled: () => void };

type Attempt = {
  done: Promise<void>;
  /** Suspends until the attempt is over. */
  Waiting: ComponentType<SettledProps>;
  failure?: LoadFailure;
};

/**
 * A component in a chunk of its own. Unlike with React's `lazy`, preloaded code renders synchronously,
 * so that prerendered markup hydrates without a flash, and a failed load isn't final: it belongs to one
 * visit, and the next visit tries again.
 */
export function lazyComponent(load: () => Promise<ComponentType>): LazyComponent {
  let Loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;
  let hasFailed = false;
  // By the key of the visit's history entry. Going back to an entry is a new visit.
  const attempts = new Map<string, Attempt>();
  const forgetAttempts = () => attempts.clear();

  const loadAll = async () => {
    // Stylesheets of other pages may fail without affecting this one.
    const styles = reloadFailedStylesheets().catch((error: unknown) => {
      if (hasFailed) throw error;
    });
    const [code] = await Promise.all([load(), styles]);
    return code;
  };
  const fetchCode = async () => {
    try {
      Loaded = await importOrReload(loadAll);
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      pending = undefined;
    }
  };
  const preload = () => (pending ??= fetchCode());

  function startAttempt(): Attempt {
    const done = preload().catch((error: unknown) => {
      report('The code of a page could not be loaded.', error);
      attempt.failure = { isOffline: !connection.isOnline() };
    });
    const Waiting = lazy(() => done.then(() => ({ default: Settled })));
    const attempt: Attempt = { done, Waiting };
    return attempt;
  }

  function attemptOf(visit: string): Attempt {
    const attempt = attempts.get(visit) ?? startAttempt();
    attempts.set(visit, attempt);
    return attempt;
  }

  function Component() {
    const { key: visit } = useLocation();
    const [, showOutcome] = useReducer((count: number) => count + 1, 0);
    if (Loaded) return <Loaded />;
    const { Waiting, failure } = attemptOf(visit);
    if (!failure) return <Waiting onSettled={showOutcome} />;
    const retry = async () => {
      const next = startAttempt();
      await next.done;
      attempts.set(visit, next);
      showOutcome();
    };
    return <PageUnavailable failure={failure} onRetry={retry} onLeave={forgetAttempts} />;
  }
  return { Component, preload };
}

// React may complete a suspended tree without rendering the component above it again.
function Settled({ onSettled }: SettledProps) {
  useLayoutEffect(onSettled, [onSettled]);
  return null;
}
