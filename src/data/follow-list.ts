import type { QueryClient } from '@tanstack/react-query';

/** The subscriptions to one list's changes, however many components show it. */
interface Followed {
  readonly watchers: Set<() => void>;
  isLive: boolean;
  stop(): void;
}

/** Starts the subscriptions to a list; they report whether they are connected. Returns an unsubscribe function. */
type StartFollowing = (setLive: (isLive: boolean) => void) => () => void;

// By the page's cache, which holds the list once too.
const followed = new WeakMap<QueryClient, Map<string, Followed>>();

/**
 * Joins those who follow a list: the first one starts its subscriptions, the last one ends them. `watch` is called
 * when the list becomes live or stops being so. Returns a function to leave.
 */
export function followList(
  client: QueryClient,
  key: string,
  watch: () => void,
  start: StartFollowing,
): () => void {
  const lists = followed.get(client) ?? new Map<string, Followed>();
  followed.set(client, lists);
  const list = lists.get(key) ?? startList(start);
  lists.set(key, list);
  list.watchers.add(watch);
  return () => {
    list.watchers.delete(watch);
    if (list.watchers.size > 0) return;
    lists.delete(key);
    list.stop();
  };
}

/** Whether a list's subscriptions are connected. */
export function isFollowedLive(client: QueryClient, key: string): boolean {
  return followed.get(client)?.get(key)?.isLive ?? false;
}

function startList(start: StartFollowing): Followed {
  const list: Followed = { watchers: new Set(), isLive: false, stop: () => undefined };
  list.stop = start((isLive) => {
    list.isLive = isLive;
    for (const watch of list.watchers) watch();
  });
  return list;
}
