import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { goalSelectionId } from '@/domain/row-ids';
import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { stubDataApi } from '@/testing/data-api';
import '@/testing/dialogs';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import '@/testing/popovers';

/** What the data API answers when it can't commit. */
export const REFUSAL = {
  data: null,
  errors: [{ errorType: 'InternalFailure', message: 'planned' }],
};

/** Returns an account and a catalog: daily tasks, whose IDs are a letter each, and others. */
export function accountWith(dailies = 'abcdef', ...others: readonly Task[]): FakeApi {
  return new FakeApi([...Array.from(dailies, (id) => taskOf(id)), ...others]);
}

/** Puts a goal on an account's list. */
export function putOnList(api: FakeApi, taskId: string, goal?: string | null, day = '01'): void {
  const id = goalSelectionId('a1', taskId);
  const selectionDate = `2025-06-${day}T00:00:00.000Z`;
  api.selections.set(id, { id, taskId, selectionDate, ...(goal && { goal }) });
}

/** Opens an account's home. Returns the page and its requests. */
export function openHome(
  api: FakeApi,
  answers: Parameters<typeof stubDataApi>[0] = api.answers(),
  page: ReactNode = <UserLandingPage />,
) {
  const calls = stubDataApi(answers);
  return { ...renderMemberPage({ path: '/userlanding', page }), calls };
}

/** A list of the home, by its heading. */
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

/** Presses a button once a click can't be meant for what was there before. */
export async function press(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

export const markComplete = (card: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  press(card.getByRole('button', { name: 'Mark Complete' }));

export const refresh = () => press(screen.getByRole('button', { name: 'Refresh Daily Tasks' }));

/** Chooses an entry of the menu of a task's card. */
export async function choose(task: string, entry: string): Promise<void> {
  await press(await screen.findByRole('button', { name: `Options for ${task}` }));
  await press(await screen.findByRole('menuitem', { name: entry, hidden: true }));
}

export const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

/** Takes back what the message is about. */
export const undo = async () => press(await messages().findByRole('button', { name: 'Undo' }));

/** Expects the score and the level of the score bar. */
export const expectScore = async (score: number, level: number) =>
  expect(await screen.findByRole('link', { name: /SusScore/ })).toHaveTextContent(
    new RegExp(`SusScore ${score} .*Level ${level} `),
  );
