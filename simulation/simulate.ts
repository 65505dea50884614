import { parseArgs } from 'node:util';
import { bundleDevice, type DeviceCode } from './device/bundle';
import { type Options, planOf, type Step } from './plan';
import { live } from './world';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    devices: { type: 'string', default: '3' },
    runs: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
  },
});

/** How long to look for a shorter history. */
const SHORTENING_MS = 40_000;

const code = await bundleDevice();
const first = Number(values.seed);
const began = Date.now();
for (let run = 0; run < Number(values.runs); run += 1) {
  const options = {
    seed: String(first + run),
    days: Number(values.days),
    devices: Number(values.devices),
  };
  const plan = planOf(options);
  const { problems, trace } = await live(options, plan, code);
  if (values.trace) console.log(trace.join('\n'));
  if (problems.length === 0) continue;
  console.log(`seed ${options.seed}: ${problems.join('\n')}`);
  const shortest = await shortened(options, plan, kindOf(problems), code);
  console.log(`The shortest failing history found has ${shortest.length} of ${plan.length} steps:`);
  const again = await live(options, shortest, code);
  console.log([...again.trace, ...again.problems].join('\n'));
  console.log(
    `See it again: npm run simulate -- --seed ${options.seed} --days ${options.days} --devices ${options.devices} --trace`,
  );
  process.exitCode = 1;
  break;
}
const days = Number(values.runs) * Number(values.days);
console.log(`${days} account-days in ${((Date.now() - began) / 1000).toFixed(1)} s`);

/** Returns fewer of the steps that still fail: leaves out halves, quarters, and so on (delta debugging). */
async function shortened(
  options: Options,
  plan: readonly Step[],
  kind: string,
  device: DeviceCode,
): Promise<readonly Step[]> {
  const end = Date.now() + SHORTENING_MS;
  let steps = plan;
  let size = Math.ceil(steps.length / 2);
  while (size >= 1 && Date.now() < end) {
    let at = 0;
    let isShorter = false;
    while (at < steps.length && Date.now() < end) {
      const fewer = [...steps.slice(0, at), ...steps.slice(at + size)];
      if (kindOf((await live(options, fewer, device)).problems) === kind) {
        steps = fewer;
        isShorter = true;
      } else at += size;
    }
    if (!isShorter || size > 1) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return steps;
}

/** Returns how the first problem begins, without numbers: the same kind of problem begins alike. */
function kindOf(problems: readonly string[]): string {
  return (problems[0] ?? '').slice(0, 20).replaceAll(/\d/g, '');
}
