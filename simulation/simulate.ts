import { parseArgs } from 'node:util';
import { firstFailureOnAllCores } from './all-cores';
import { twoVersions } from './device/bundle';
import { startOf } from './device/start';
import { everyOrder, LONG_DEEDS, SHORT_DEEDS } from './every-order';
import { eventfulPlanOf } from './incidents';
import { planOf } from './plan';
import { shortened } from './runs';
import { live } from './world';

/*
 * `npm run simulate`: lives of one account on several devices, with everything that goes wrong (docs/simulation.md).
 * Ends with exit code 1 if one breaks the protocol.
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    devices: { type: 'string', default: '3' },
    trace: { type: 'boolean', default: false },
    orders: { type: 'boolean', default: false },
    start: { type: 'string', default: '2026-03-02T12:00:00.000Z' },
    plain: { type: 'boolean', default: false },
  },
});

const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const [seed, runs, days, devices] = [values.seed, values.runs, values.days, values.devices].map(
  Number,
);
const start = Date.parse(values.start);
if (!seed || !runs || !days || !devices || !start) {
  print('--seed, --runs, --days and --devices are whole numbers from 1, and --start is a date.');
  process.exit(2);
}
const device = await twoVersions();
const code = startOf(device);
if (values.orders) await tryEveryOrder();
const stepsOf = values.plain ? planOf : eventfulPlanOf;
const began = Date.now();
if (values.trace) {
  const options = { seed: String(seed), days, devices, start };
  print(...(await live(options, stepsOf(options), code)).trace);
}
const life = { days, devices, start };
const failure = await firstFailureOnAllCores(seed, runs, { device, life, isPlain: values.plain });
if (failure) {
  const { options, problems } = failure;
  print(`Seed ${options.seed} fails:`, ...problems);
  const steps = await shortened(failure, code, stepsOf);
  const again = await live(options, steps, code);
  print(`The shortest history found has ${steps.length} of ${stepsOf(options).length} steps:`);
  print(...again.trace, ...again.problems);
  print(
    `Again: npm run simulate -- --seed ${options.seed} --days ${days} --devices ${devices} --start ${values.start}${values.plain ? ' --plain' : ''} --trace`,
  );
  process.exitCode = 1;
} else {
  const seconds = (Date.now() - began) / 1000;
  print(`${runs * days} account-days in ${seconds.toFixed(1)} s, all as docs/protocol.md says`);
}

/** Tries every order of requests of what two devices do at once, and ends the process. */
async function tryEveryOrder(): Promise<never> {
  for (const deeds of [...SHORT_DEEDS, ...LONG_DEEDS]) {
    const what = deeds.map((ones) => ones.join(', ')).join(' beside ');
    const tried = await everyOrder(deeds, code);
    if (typeof tried === 'number') {
      print(`${what}: ${tried} orders`);
      continue;
    }
    print(`${what} fails in this order:`, ...tried.trace, ...tried.problems);
    process.exit(1);
  }
  process.exit(0);
}
