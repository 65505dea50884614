import type { Browser } from '@playwright/test';
import { measureMemberDay } from './day';
import { billedUsageOf, dollarsOfMonth } from './month';
import prices from './prices.json' with { type: 'json' };

const MEMBERS = [1_000, 100_000, 1_000_000, 10_000_000];

/** Prints a month's cost in dollars, and the member's day on which it is based. */
export async function printCost(browser: Browser): Promise<void> {
  const usage = await measureMemberDay(browser);
  const day = billedUsageOf(usage);
  print(`A month, in dollars: prices of ${prices.region}, read on ${prices.readOn}`);
  for (const members of MEMBERS) {
    const dollars = Object.entries(dollarsOfMonth(day, members));
    const total = dollars.reduce((sum, [, amount]) => sum + amount, 0);
    print(`\n${members.toLocaleString('en')} daily members: $${total.toFixed(2)} a month`);
    for (const [name, amount] of dollars) print(`  ${name.padEnd(12)} $${amount.toFixed(2)}`);
  }
  print(
    '\nA member’s day: two visits, a renewal, two completions, one undone, a goal, the history',
  );
  print(row('', 'requests', 'write units', 'read units', 'messages', 'kB out'));
  for (const [name, metered] of Object.entries(usage.operations)) {
    const { requests, writeUnits, readUnits, messages, bytesOut } = metered;
    print(row(name, requests, writeUnits, readUnits, messages, (bytesOut / 1000).toFixed(1)));
  }
  print(row('data API, total', day.operations, day.writeUnits, day.readUnits, day.messages, ''));
}

function row(name: string, ...cells: (string | number)[]): string {
  return name.padEnd(44) + cells.map((cell) => String(cell).padStart(12)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
