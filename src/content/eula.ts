import { product } from '@/brand';
import { owner } from '@/owner';

type Clause = { title: string; paragraphs: readonly string[] };

const company = `${product} Life, Inc.`;

const { contactAddress, registeredIn } = owner;

/** The license agreement (spec §2.1, D6), clause by clause. */
export const eulaClauses: readonly Clause[] = [
  {
    title: 'What this agreement is',
    paragraphs: [
      `This license agreement (EULA) is between you and ${company} (“we”). It covers the ${product} website and everything on it (“the service”). By creating an account you accept it. If you do not accept it, please do not create an account; the public pages stay open to you.`,
    ],
  },
  {
    title: 'Your license',
    paragraphs: [
      'We grant you a personal, free, non-exclusive, non-transferable license to use the service for yourself and your household. You may end it at any time by closing your account in your profile.',
      'You may not sell access to the service, copy it wholesale, attack it, or use it to harm others.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You sign in with an email address that you have confirmed, or with another service that confirms it for you. Keep your password to yourself. If you think someone else knows it, change it and sign out everywhere in your profile. Until you do, you are responsible for what happens in your account.',
      'You must be at least 13 years old, and old enough where you live to agree to this on your own.',
      'Your profile lets you download everything that we store about you, and close your account. Closing it deletes your profile, your tasks and your history; backups of them are deleted after 35 days. Records of requests and of how long they took, without what you wrote, are deleted after 30 days, and a mark that the account is closed within a few days. The number by which our hosting let your browser load pictures, without your name or address, stays.',
    ],
  },
  {
    title: 'What we store about you',
    paragraphs: [
      'We store your email address, what you enter in your profile (a screen name, a state, a ZIP code, the categories that matter to you and the units of amounts, all optional), the tasks you get, choose, set aside and complete, your score and level, what you saved, the time of your last visit, and the time you accepted this agreement. We store your plans in your own words: the day and time, what you tie them to, and the place. We also store the steps that you check off, the steps that you add, your notes on completed tasks, and the times when you are away. If you sign in with another service, we also store its name and the number that it gives your account.',
      'We delete a completed task within days after 400 days have passed since its points expired; the total of what you saved stays. Your browser keeps a copy of your home page, your display settings and what keeps you signed in; signing out removes all but the display settings. Our hosting keeps logs of requests, with addresses on the internet, to find faults and misuse.',
      'We use this information to run the service. We do not sell it. Other members cannot see it. Partner pages open in a new tab, and we tell them nothing about you.',
    ],
  },
  {
    title: 'Tasks, scores and advice',
    paragraphs: [
      'Tasks, tips and figures are general information. Your home, your health and your local rules come first: check with a professional before you work on wiring or gas, climb a ladder or change your diet.',
      'Points, the SusScore and levels are a game. They have no monetary value and cannot be exchanged or transferred. Points expire as each task says.',
    ],
  },
  {
    title: 'Offers and outside links',
    paragraphs: [
      'Library links and partner offers lead to sites that are not ours. Their terms apply there, and any contract you make there is with them.',
    ],
  },
  {
    title: 'What’s ours and what’s yours',
    paragraphs: [
      `The name, design, text and pictures belong to ${company} or to those who licensed them to us. What you write stays yours; you allow us to store it and show it to you.`,
    ],
  },
  {
    title: 'No warranty, limited liability',
    paragraphs: [
      'The service is free and provided as is. We take care, but we do not promise that it will always be available or always be right. As far as the law allows, we are not liable for losses from using it or from being unable to use it. Nothing here limits rights that the law does not let you waive.',
    ],
  },
  {
    title: 'Changes and termination',
    paragraphs: [
      'We may change this agreement. The date at the top says when it last changed; we send no messages about changes, so look here now and then. If you do not accept a change, close your account. We may close accounts that violate this agreement, and we may end the service.',
    ],
  },
  ...(contactAddress
    ? [{ title: 'How to reach us', paragraphs: [`Write to ${contactAddress}.`] }]
    : []),
  {
    title: 'Governing law',
    paragraphs: [
      registeredIn
        ? `This agreement is governed by the law of ${registeredIn}, where the company is registered, excluding its conflict-of-law rules. Consumers keep the protection of the law where they live.`
        : 'The law where you live applies to this agreement.',
    ],
  },
];
