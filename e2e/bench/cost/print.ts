import type { Browser } from '@playwright/test';
import { measureAdminHour, measureMemberDay } from './day';
import { chargedOf, dollarsOfMonth, headrooms, PEAK, prices } from './month';
import type { UsageReport } from './usage';

const MEMBERS = [1_000, 100_000, 1_000_000, 10_000_000];

/** Prints a month's cost in dollars, and the member's day and the admin's hour that it is computed from. */
export async function printCost(browser: Browser): Promise<void> {
  const day = await measureMemberDay(browser);
  const charged = chargedOf(day);
  print('A month, in dollars');
  for (const members of MEMBERS) printMonth(charged, members);
  print(
    '\nA member’s day: two visits, a renewal, two completions, one undone, a goal, the history',
  );
  printUsage(day);
  print('\nAn admin’s hour: three tasks added');
  printUsage(await measureAdminHour(browser));
  for (const members of MEMBERS) printQuotas(charged, members);
  print(`\nPrices of ${prices.region}, read on ${prices.readOn}:`);
  for (const source of Object.values(prices.sources)) print(`  ${source}`);
  print('Not checked:');
  for (const page of prices.notOpened) print(`  ${page}`);
}

function printUsage(usage: UsageReport): void {
  print(row('', 'requests', 'write units', 'read units', 'messages', 'kB out'));
  for (const [name, one] of Object.entries(usage.operations)) {
    const kilobytes = (one.bytesOut / 1000).toFixed(1);
    print(row(name, one.requests, one.writeUnits, one.readUnits, one.messages, kilobytes));
  }
  const { operations, writeUnits, readUnits, messages } = chargedOf(usage);
  print(row('data API, total', operations, writeUnits, readUnits, messages, ''));
  const { connectionMinutes } = usage;
  if (connectionMinutes > 0) print(`${connectionMinutes} connection minutes`);
}

function printMonth(day: ReturnType<typeof chargedOf>, members: number): void {
  const dollars = dollarsOfMonth(day, members);
  const total = Object.values(dollars).reduce((sum, one) => sum + one, 0);
  print(`\n${members.toLocaleString('en')} daily members: $${money(total)} a month`);
  for (const [name, one] of Object.entries(dollars)) print(`  ${name.padEnd(12)} $${money(one)}`);
}

function printQuotas(day: ReturnType<typeof chargedOf>, members: number): void {
  const count = members.toLocaleString('en');
  print(`\n${count} daily members: quotas in the busiest hour, at ${PEAK} times the average`);
  for (const { name, times, members: reachedAt } of headrooms(day, members)) {
    const at = reachedAt.toLocaleString('en');
    print(`  ${name}: ${times.toFixed(1)} times (reached at ${at} members)`);
  }
}

function row(name: string, ...cells: (string | number)[]): string {
  return name.padEnd(44) + cells.map((cell) => String(cell).padStart(12)).join('');
}

const money = (dollars: number): string => dollars.toFixed(2);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
