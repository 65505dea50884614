import { product } from '@/brand';

type Clause = { title: string; paragraphs: readonly string[] };

const company = `${product} Life, Inc.`;

/** The license agreement (spec §2.1, D6), clause by clause. */
export const eulaClauses: readonly Clause[] = [
  {
    title: 'What this agreement is',
    paragraphs: [
      `This end user licence agreement is between you and ${company} (“we”). It covers the ${product} website and everything on it (“the service”). By creating an account you accept it. If you do not accept it, please do not create an account; the public pages stay open to you.`,
    ],
  },
  {
    title: 'Your licence',
    paragraphs: [
      'We give you a personal, free, non-exclusive, non-transferable licence to use the service for yourself and your household. You may end it at any time by no longer using your account.',
      'You may not sell access to the service, copy it wholesale, probe it for weaknesses without our consent, or use it to harm others.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You sign in with an email address that you have confirmed. Keep your password to yourself, and tell us if you think that somebody else knows it. You are answerable for what is done with your account until you do.',
      'You must be at least 13 years old, or old enough where you live to agree to this by yourself.',
    ],
  },
  {
    title: 'What we keep about you',
    paragraphs: [
      'We keep your email address, what you enter in your profile (a screen name, a state and a ZIP code, each of which may be left empty), the tasks you chose and completed, your score and level, and the time at which you accepted this agreement.',
      'We use these to run the service. We do not sell them. Other members cannot read them. Pages of partners open in a new tab and are told nothing about you by us.',
    ],
  },
  {
    title: 'Tasks, scores and advice',
    paragraphs: [
      'Tasks, tips and figures are general information. Your home, your health and your local rules come first: check with somebody qualified before you touch wiring, gas, ladders or your diet.',
      'Points, the SusScore and levels are a game. They have no monetary value, expire as each task says, and cannot be exchanged or transferred.',
    ],
  },
  {
    title: 'Offers and links to others',
    paragraphs: [
      'Library links and partner offers lead to sites that are not ours. Their terms apply there, and a contract you make there is with them.',
    ],
  },
  {
    title: 'What is ours and what is yours',
    paragraphs: [
      `The name, the design, the texts and the pictures belong to ${company} or to those who licensed them to us. What you write in your profile stays yours; you allow us to store it and show it to you.`,
    ],
  },
  {
    title: 'No warranty, and limits',
    paragraphs: [
      'The service is free and comes as it is. We take care, and we do not promise that it will always be there, or always be right. As far as the law allows, we are not liable for losses that follow from using it or from not being able to. Nothing here limits rights that the law does not let you waive.',
    ],
  },
  {
    title: 'Changes and the end',
    paragraphs: [
      'We may change this agreement. If a change matters, we ask you to accept it when you next sign in. We may close accounts that break it, and we may end the service, with notice where we can give it.',
    ],
  },
  {
    title: 'Law',
    paragraphs: [
      'This agreement follows the law of the place where the company is registered, without its conflict rules. Consumers keep the protection of the law of the place where they live.',
    ],
  },
];

/** The date the text was last changed (ISO 8601). */
export const eulaEffective = '2025-01-01';
