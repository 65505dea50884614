import { product } from '@/brand';

/** The text of the tab for a page of this title. */
export function pageTitle(title: string): string {
  return `${title} · ${product}`;
}
