import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { nativeIntegers, shorterSecret } from './sign-in-proof';

interface Integer {
  add(other: Integer): Integer;
  subtract(other: Integer): Integer;
  multiply(other: Integer): Integer;
  mod(other: Integer): Integer;
  abs(): Integer;
  compareTo(other: Integer): number;
  equals(other: Integer): boolean;
  modPow(exponent: Integer, modulus: Integer, done: (error: unknown, power: Integer) => void): void;
  toString(radix: number): string;
}
type IntegerClass = new (text: string, radix: number) => Integer;

const IntegerModule = v.object({
  default: v.custom<IntegerClass>((value) => typeof value === 'function'),
});

async function integersOf(address: string): Promise<IntegerClass> {
  return v.parse(IntegerModule, await import(address)).default;
}

const amplify = dirname(createRequire(import.meta.url).resolve('aws-amplify/package.json'));
const auth = join(amplify, 'node_modules/@aws-amplify/auth');
const srp = join(auth, 'dist/esm/providers/cognito/utils/srp');
const theirs = await integersOf(join(srp, 'BigInteger/BigInteger.mjs'));
const ours = await integersOf(moduleOf(nativeIntegers));

function moduleOf(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

const hex = fc.bigInt({ min: 0n, max: 1n << 512n }).map((integer) => integer.toString(16));
// A password's proof raises nothing to the power of 0, which Amplify's integers get wrong.
const positive = fc.bigInt({ min: 1n, max: 1n << 512n }).map((integer) => integer.toString(16));
const odd = fc
  .bigInt({ min: 1n, max: 1n << 512n })
  .map((integer) => ((integer << 1n) | 1n).toString(16));

it('The sign-in’s integers compute what Amplify’s do', () => {
  fc.assert(
    fc.property(hex, positive, odd, (a, b, m) => {
      const results = [theirs, ours].map((Integers) => {
        const [x, y, modulus] = [a, b, m].map((text) => new Integers(text, 16));
        if (!x || !y || !modulus) throw new Error('Three numbers are compared');
        const found: string[] = [];
        x.subtract(y).modPow(y, modulus, (_, power) => found.push(power.toString(16)));
        for (const one of [x.add(y), x.subtract(y), x.multiply(y), x.subtract(y).mod(modulus)]) {
          found.push(one.toString(16), one.abs().toString(16));
        }
        return [...found, Math.sign(x.compareTo(y)), x.equals(y), x.equals(x)];
      });
      expect(results[1]).toEqual(results[0]);
    }),
    { numRuns: 50 },
  );
});

const Helper = v.object({
  a: v.custom<Integer>(Boolean),
  A: v.custom<Integer>(Boolean),
  N: v.custom<Integer>(Boolean),
});
const HelperModule = v.object({
  getAuthenticationHelper: v.pipe(v.function(), v.returnsAsync(v.pipeAsync(v.any(), Helper))),
});

it('A sign-in starts with a new secret of 512 bits, and sends a power of 2 that only it leads to', async () => {
  const code = shorterSecret.replaceAll("'./", `'${pathToFileURL(srp).href}/`);
  const { getAuthenticationHelper } = v.parse(HelperModule, await import(moduleOf(code)));
  const [first, second] = [await getAuthenticationHelper(), await getAuthenticationHelper()];
  const secrets = [first, second].map(({ a }) => BigInt(`0x${a.toString(16)}`));
  expect(secrets[0]).not.toBe(secrets[1]);
  for (const secret of secrets) {
    expect(secret.toString(2).length).toBeGreaterThan(512 - 64);
    expect(secret.toString(2).length).toBeLessThanOrEqual(512);
  }
  const sent: string[] = [];
  new theirs('2', 16).modPow(first.a, first.N, (_, power) => sent.push(power.toString(16)));
  expect(sent).toEqual([first.A.toString(16)]);
});
