import type { Deed } from './waiting';

/** Says what waits, and what is lost if it is never sent. */
export function lossTexts(deeds: readonly Deed[]): { title: string; loss: string } {
  const completions = deeds.filter(({ kind }) => kind === 'complete').length;
  const noun = completions === deeds.length ? 'completion' : 'change';
  const are = deeds.length === 1 ? `1 ${noun} is` : `${deeds.length} ${noun}s are`;
  const them = deeds.length === 1 ? 'it' : 'them';
  const points = completions > 0 ? ' and the points' : '';
  return {
    title: `${are} waiting for a connection`,
    loss: `If you sign out now, you’ll lose ${them}${points}. To keep ${them}, stay signed in until you’re back online.`,
  };
}
