import { DAILY_COUNT_WORD, DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';

type Passage = { title: string; paragraphs: readonly string[] };

/** The sections of the About page, in order. */
export const aboutPassages: readonly Passage[] = [
  {
    title: 'Why we made this',
    paragraphs: [
      'Most of us want to live a little lighter on the earth. What stops us is seldom the will. It is the size of the thing: the subject is enormous, the advice is endless, and tomorrow looks like a better day to start.',
      `So we made it small. ${DAILY_COUNT_WORD_CAPITALIZED} tasks a day, each one short enough to do before lunch, each one with a plain sentence on what it changes. When those come easily, there are bigger ones.`,
    ],
  },
  {
    title: 'How it works',
    paragraphs: [
      `Every day you get ${DAILY_COUNT_WORD} tasks, drawn at random from a catalogue that people look after. Finish one and its points join your SusScore; your level goes up by one.`,
      'Points do not last for ever, because habits do not either. Each task says for how many days its points count. A score that stays up is a habit that stayed, and that is the only contest here: you against last month.',
    ],
  },
  {
    title: 'What we promise',
    paragraphs: [
      'It is free. We ask for an email address to know you by, and for nothing that we do not use: screen name, state and ZIP are yours to leave empty.',
      'Your tasks, your history and your score are yours alone; other members cannot read them. What you share, you share yourself.',
      'Facts come with their source. Where a number depends on where you live or how you count, we say so, or leave it out.',
    ],
  },
  {
    title: 'What we are not',
    paragraphs: [
      'We are not here to make anyone feel guilty. Nobody does every task, and a day without one is a day like any other. We do not sell carbon credits, and no number here claims to be your footprint.',
    ],
  },
];
