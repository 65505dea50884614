import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { stubDataApi } from '@/testing/data-api';
import type { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { press } from '@/testing/messages';

/** Opens an account's home. Returns the page and its requests. */
export function openHome(
  api: FakeApi,
  answers: Parameters<typeof stubDataApi>[0] = api.answers(),
  page: ReactNode = <UserLandingPage />,
) {
  const calls = stubDataApi(answers);
  return { ...renderMemberPage({ path: '/userlanding', page }), calls };
}

/** A list on the home page, by heading. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));

export const mediumTasks = () => section('Do a Little More');

export const dailyCards = async () => (await section('Your Daily Tasks')).findAllByRole('article');

/** The name of a card's task. */
const nameOf = (card: HTMLElement) => within(card).getByRole('heading').textContent;

export const dailyNames = async () => (await dailyCards()).map(nameOf);

/** The first daily task, and its card. */
export async function firstDaily() {
  const [card] = await dailyCards();
  if (!card) throw new Error('There is no daily task');
  return { card: within(card), name: nameOf(card) };
}

export const markComplete = (card: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  press(card.getByRole('button', { name: 'Mark Complete' }));

export const refresh = async () =>
  press(await screen.findByRole('button', { name: 'Refresh Daily Tasks' }));

/** Chooses an entry of the menu of a task's card. */
export async function choose(task: string, entry: string): Promise<void> {
  await press(await screen.findByRole('button', { name: `Options for ${task}` }));
  await press(await screen.findByRole('menuitem', { name: entry, hidden: true }));
}

/** Expects this score and level in the score bar. */
export const expectScore = async (score: number, level: number) =>
  expect(await screen.findByRole('link', { name: /SusScore/ })).toHaveTextContent(
    new RegExp(`SusScore ${score} .*Level ${level} `),
  );
