import { epochOf } from '@/domain/instant';
import { LATELY_MS } from '@/domain/time-limits';
import { amountTexts } from './amount-text';
import { type Impact, impactOf, savedMeasures, totalImpact } from './impact';
import type { Estimates } from './measures';
import type { Units } from './units';

/** A completion with what its task saves; `task` is null if an admin has deleted it (D16). */
export interface EstimatedCompletion {
  readonly completedDate: string;
  readonly expirationDate: string;
  readonly task: Estimates | null;
}

/** What the home page knows of an account's completions. */
export interface KnownCompletions {
  readonly valid: readonly EstimatedCompletion[];
  /** Those that expired in the past seven days. */
  readonly past: readonly EstimatedCompletion[];
  /** How many completions the account has in all. */
  readonly level: number;
}

/** What was saved in a recent time. */
export interface Lately {
  readonly period: 'Past 7 days' | 'Since you started';
  readonly impact: Impact;
}

/**
 * Returns what was saved in the past seven days, or, if that is nothing, since the start (D26). Undefined if
 * nothing has been saved, or if the home page doesn't know every completion since the start.
 */
export function savedLately(
  { valid, past, level }: KnownCompletions,
  now: number,
): Lately | undefined {
  const rows = [...valid, ...past];
  const recent = rows.filter(
    ({ completedDate }) => (epochOf(completedDate) ?? 0) > now - LATELY_MS,
  );
  const week = total(recent);
  if (savedMeasures(week).length > 0) {
    return { period: 'Past 7 days', impact: week };
  }
  const all = total(rows);
  if (rows.length < level || savedMeasures(all).length === 0) return undefined;
  return { period: 'Since you started', impact: all };
}

function total(rows: readonly EstimatedCompletion[]): Impact {
  return totalImpact(rows.map(({ task }) => impactOf(task)));
}

/** Returns the first measure of what was saved as a text, such as '4.2 lb CO₂e'; '' if nothing was. */
export function savedText(impact: Impact, units: Units): string {
  return amountTexts(impact, units)[0] ?? '';
}
