/** A value at a path of an outputs file, such as 'auth.password_policy.min_length'. */
type Leaves = ReadonlyMap<string, unknown>;

/** The addresses of the backend and its pages: they differ between backends, but both must have one. */
const addresses = [
  /^data\.url$/,
  /^auth\.oauth\.domain$/,
  /^auth\.oauth\.redirect_sign_(in|out)_uri\.\d+$/,
];

/** The emulator alone describes itself (emulator/outputs/client-config.mjs reads it). */
const emulatorOnly = /^custom\.emulator\./;

export interface Comparison {
  /** How many values are the same. */
  same: number;
  /** The paths of addresses, whose values differ as they should. */
  addresses: string[];
  /** One line for each other difference. */
  differences: string[];
}

/** Compares what a deployment wrote to amplify_outputs.json with what the emulator writes. */
export function compareOutputs(deployed: unknown, emulated: unknown): Comparison {
  const cloud = leavesOf(deployed);
  const local = leavesOf(emulated);
  const comparison: Comparison = { same: 0, addresses: [], differences: [] };
  for (const path of new Set([...cloud.keys(), ...local.keys()])) {
    if (emulatorOnly.test(path)) continue;
    const [ours, theirs] = [local.get(path), cloud.get(path)];
    const isAddress = addresses.some((address) => address.test(path));
    if (isAddress && isFilled(ours) && isFilled(theirs)) comparison.addresses.push(path);
    else if (ours === theirs) comparison.same += 1;
    else comparison.differences.push(`${path}: deployed ${show(theirs)}, emulator ${show(ours)}`);
  }
  return comparison;
}

/** Returns every value that is not an object or list, and the empty ones of these, by path. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Leaves {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  for (const [key, item] of entries) leavesOf(item, path === '' ? key : `${path}.${key}`, leaves);
  if (entries.length === 0) {
    leaves.set(path, typeof value === 'object' ? JSON.stringify(value) : value);
  }
  return leaves;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function show(value: unknown): string {
  return value === undefined ? 'has none' : JSON.stringify(value);
}
