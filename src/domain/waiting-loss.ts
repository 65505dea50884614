import type { Deed } from './waiting';

/** Says what waits, and what is lost if it is never sent. */
export function lossTexts(deeds: readonly Deed[]): { title: string; loss: string } {
  const completions = deeds.filter(({ kind }) => kind === 'complete').length;
  const noun = completions === deeds.length ? 'completion' : 'change';
  const have = deeds.length === 1 ? `1 ${noun} hasn’t` : `${deeds.length} ${noun}s haven’t`;
  const lost = deeds.length === 1 ? 'It is lost' : 'They are lost';
  const points = completions > 0 ? ', with the points,' : '';
  return {
    title: `${have} been sent yet`,
    loss: `${lost}${points} if you sign out now. To keep ${deeds.length === 1 ? 'it' : 'them'}, stay signed in until you’re online and ${deeds.length === 1 ? 'it is' : 'they are'} sent.`,
  };
}
