import { product } from '@/brand';

/** What a shared message says of a user: score and level, nothing else (D4). */
export function shareText(score: number, level: number): string {
  return `My SusScore on ${product} is ${score} and I am at level ${level}. Small steps, every day.`;
}

/** The microblog's public compose page with the message filled in (D4). */
export function microblogUrl(text: string): string {
  return `https://x.com/intent/post?${new URLSearchParams({ text }).toString()}`;
}
