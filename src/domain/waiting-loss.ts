import type { Action } from './actions/action';

/** Says which actions wait, and what is lost if they are never sent. */
export function lossTexts(actions: readonly Action[]): { title: string; loss: string } {
  const completions = actions.filter(({ kind }) => kind === 'complete').length;
  const noun = completions === actions.length ? 'completion' : 'change';
  const are = actions.length === 1 ? `1 ${noun} is` : `${actions.length} ${noun}s are`;
  const them = actions.length === 1 ? 'it' : 'them';
  const points = completions > 0 ? ' and the points' : '';
  return {
    title: `${are} waiting for a connection`,
    loss: `If you sign out now, you’ll lose ${them}${points}. To keep ${them}, stay signed in until you’re back online.`,
  };
}
