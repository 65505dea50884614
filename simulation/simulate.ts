import { parseArgs } from 'node:util';
import { firstFailureOnAllCores } from './all-cores';
import { bundleDevice } from './bundle';
import { startOf } from './device/start';
import { live, shortened } from './life';
import { everyOrder } from './orders';
import { planOf } from './plan';

/*
 * `npm run simulate`: lives of one account on several devices, with everything that can go wrong (docs/simulation.md).
 * Ends with exit code 1 if one breaks an invariant.
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    devices: { type: 'string', default: '3' },
    trace: { type: 'boolean', default: false },
    start: { type: 'string', default: '2026-03-02T12:00:00.000Z' },
    orders: { type: 'string' },
  },
});

const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const numbers = [values.seed, values.runs, values.days, values.devices].map(Number);
const [seed = 0, runs = 0, days = 0, devices = 0] = numbers;
const start = Date.parse(values.start);
if (!start || !numbers.every((number) => Number.isInteger(number) && number > 0)) {
  print('--seed, --runs, --days and --devices are whole numbers from 1, and --start is a date.');
  process.exit(2);
}
const code = await bundleDevice();
const pages = startOf(code);
const options = { seed, days, devices, start };
if (values.trace) print(...(await live(options, pages)).trace);
if (values.orders !== undefined) {
  const deedsIn = (text = '') => text.split(',');
  const [first, second] = values.orders.split('/');
  const { count, problems, trace } = await everyOrder([deedsIn(first), deedsIn(second)], pages);
  if (problems.length > 0) print(...trace, ...problems);
  print(`${count} orders${problems.length > 0 ? ', the last of which fails' : ''}`);
  process.exit(problems.length > 0 ? 1 : 0);
}
const began = Date.now();
const failure = await firstFailureOnAllCores(options, runs, code);
if (failure) {
  const { options: failed, problems } = failure;
  print(`Seed ${failed.seed} fails:`, ...problems);
  const steps = await shortened(failure, pages);
  const again = await live(failed, pages, steps);
  print(`The shortest history found has ${steps.length} of ${planOf(failed).length} steps:`);
  print(...again.trace, ...again.problems);
  print(
    `Again: npm run simulate -- --seed ${failed.seed} --days ${days} --devices ${devices} --start ${values.start} --trace`,
  );
  process.exitCode = 1;
} else {
  const seconds = (Date.now() - began) / 1000;
  print(`${runs * days} account-days in ${seconds.toFixed(1)} s, all as docs/actions.md says`);
}
