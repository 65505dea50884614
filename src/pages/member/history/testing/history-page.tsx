import { screen } from '@testing-library/react';
import { DAY_MS, instantOf, MINUTE_MS } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { PageToLeave } from '@/testing/page-to-leave';
import { UserHistoryPage } from '@/pages/member/history/user-history';

/*
 * The history page for tests. Queries by text and tag, since queries by role are too slow with a 53-week calendar.
 */

/** A description that the list truncates. */
export const long = 'A description of more than twenty characters';

/** A medium task of 30 points. */
export const bulbs = taskOf('bulbs', 'Medium', {
  name: 'Change the bulbs',
  description: long,
  score: 30,
});

/** A daily task of 5 points. */
export const tap = taskOf('tap', 'Daily', {
  name: 'Close the tap',
  description: 'Short',
  score: 5,
});

/** Returns an account that completed these tasks, one per day. */
export function apiWith(...taskIds: string[]): FakeApi {
  const api = new FakeApi([bulbs, tap]);
  taskIds.forEach((taskId, at) => complete(api, taskId, (at % 28) + 1, 30, at));
  return api;
}

/** Stores a completion from a number of days ago that is valid for a number of days. */
export function complete(
  api: FakeApi,
  taskId: string,
  daysAgo: number,
  days: number,
  at = 0,
): void {
  const id = `a1#done#${taskId}#${at}`;
  // Each completion has its own instant, however far the clock advances in between.
  const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const completed = minute - daysAgo * DAY_MS - at;
  const completedDate = instantOf(completed);
  const expirationDate = instantOf(completed + days * DAY_MS);
  const createdAt = completedDate;
  api.completions.set(id, { id, taskId, completedDate, expirationDate, createdAt });
}

/** Opens the page of an account. Returns its requests. */
export function open(api: FakeApi, answers: Parameters<typeof stubDataApi>[0] = api.answers()) {
  const calls = stubDataApi(answers);
  renderMemberPage({
    path: '/userhistory',
    page: (
      <PageToLeave>
        <UserHistoryPage />
      </PageToLeave>
    ),
  });
  return calls;
}

/** Returns the section with a heading. */
export const region = async (name: string) => {
  const section = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!section) throw new Error(`${name} heads no section`);
  return section;
};

/** Returns the table of completions, once it is shown. */
export const history = async () => {
  const table = (await screen.findByText(/still valid/, { selector: 'caption' })).closest('table');
  if (!table) throw new Error('The caption is in no table');
  return table;
};

/** Returns the headings of its columns. */
export const headings = async () => [...(await history()).querySelectorAll('thead th')];

/** Returns the texts of its rows. */
export const cells = async () =>
  [...(await history()).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );

/** Returns the list's buttons whose text starts with `text`. */
export const buttons = async (text: string) =>
  [...(await region('Active points')).querySelectorAll('button')].filter(({ textContent }) =>
    textContent.startsWith(text),
  );

/** Returns the list's first button whose text starts with `text`. */
export const button = async (text: string) => {
  const [first] = await buttons(text);
  if (!first) throw new Error(`No button '${text}'`);
  return first;
};
