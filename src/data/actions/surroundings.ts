import type { QueryClient } from '@tanstack/react-query';
import type { Action } from '@/domain/actions/action';
import type { Member } from '@/domain/actions/member';
import { isBehindRecord } from '@/domain/actions/read-by-key';
import { refusedText } from '@/domain/refused';
import { accessToken, post } from '@/data/client';
import { CommitDocument } from '@/data/generated/commit';
import type { CommitMutationVariables } from '@/data/generated/types';
import { changeHome, homeQuery, storedHome } from '@/data/home';
import { keys } from '@/data/keys';
import { createProfile } from '@/data/profile';
import { noteRefused } from '@/data/refused';
import { notifyOtherTabs } from '@/data/tabs';
import { commitAnswer } from './commit-answer';
import type { Result, Surroundings } from './outbox';

/** Resolves the actions whose pages wait for a result, by the keys of their notes. */
export const awaited = new Map<string, (result: Result) => void>();

const failed = new Set<string>();

const LONGEST_PAUSE_MS = 1000;

/** Returns what the outbox needs from this page. Once waiting actions are committed, adds them to `recorded`. */
export function surroundingsOf(
  client: QueryClient,
  accountId: string,
  recorded: Action[],
): Surroundings {
  return {
    accountId,
    awaited,
    failed,
    renewToken: accessToken,
    stored: () => storedHome(client, accountId)?.member,
    store: (member) => store(client, accountId, member),
    read: async () => (await client.fetchQuery({ ...homeQuery(accountId), staleTime: 0 })).member,
    send: async (commit) =>
      commitAnswer(await post(CommitDocument, commit satisfies CommitMutationVariables)),
    createProfile: () => createProfile(accountId),
    pause: (attempt) =>
      new Promise((resolve) => {
        setTimeout(resolve, Math.random() * Math.min(LONGEST_PAUSE_MS, 20 * 2 ** attempt));
      }),
    tellLater: (action, obstacle) => {
      const sentence = refusedText(action, obstacle);
      return sentence === undefined || noteRefused(accountId, [sentence]);
    },
    ended: ({ action, isHeld }, result) => {
      if (isHeld && result === 'committed') recorded.push(action);
      notifyOtherTabs(accountId);
    },
  };
}

function store(client: QueryClient, accountId: string, member: Member): void {
  changeHome(client, accountId, (home) => ({ ...home, member }));
  if (isBehindRecord(member)) void client.invalidateQueries({ queryKey: keys.home(accountId) });
}
