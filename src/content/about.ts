import { DAILY_COUNT_WORD, DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';

type Passage = { title: string; paragraphs: readonly string[] };

/** The sections of the About page, in order. */
export const aboutPassages: readonly Passage[] = [
  {
    title: 'Why we built this',
    paragraphs: [
      'Most of us want to live a little lighter on the earth. What stops us is rarely a lack of will. It’s the size of it: the subject is huge, the advice is endless, and tomorrow always looks like a better day to start.',
      `So we made it small. ${DAILY_COUNT_WORD_CAPITALIZED} tasks a day, each small enough for an ordinary day, each with a plain sentence about what it changes. When those come easily, there are bigger ones.`,
    ],
  },
  {
    title: 'How it works',
    paragraphs: [
      `Every day you get ${DAILY_COUNT_WORD} tasks, picked from a catalog our admins maintain. Tasks you haven’t had lately come first, and you can say which topics matter to you. Finish one and its points are added to your SusScore; your level goes up by one.`,
      'Points don’t last forever, because habits don’t either. Each task says how many days its points count. A score that stays up means a habit that stuck, and that’s the only contest here.',
      'Points are for effort. What a task saves is counted separately: a small task can earn as many points as another that saves more.',
    ],
  },
  {
    title: 'What we promise',
    paragraphs: [
      'It’s free. We ask for an email address so you can sign in. Everything else in your profile is optional.',
      'Your tasks, your history and your score are private; other members can’t see them. Nothing is shared unless you share it.',
      'Numbers about what tasks save come with their sources, and say what they assume. What we couldn’t check has no number.',
    ],
  },
  {
    title: 'What we’re not',
    paragraphs: [
      'We’re not here to make anyone feel guilty. Nobody does every task, and it’s fine to skip a day. We don’t sell carbon credits, and no number here claims to be your footprint.',
    ],
  },
];
