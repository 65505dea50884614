import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { nativeIntegers } from './sign-in-proof';

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
const srp = '@aws-amplify/auth/dist/esm/providers/cognito/utils/srp';
const theirs = await integersOf(join(amplify, 'node_modules', srp, 'BigInteger/BigInteger.mjs'));
const ours = await integersOf(`data:text/javascript,${encodeURIComponent(nativeIntegers)}`);

const hex = fc.bigInt({ min: 0n, max: 1n << 512n }).map((integer) => integer.toString(16));
// A password's proof never raises anything to the power of 0, which Amplify's integers get wrong.
const positive = fc.bigInt({ min: 1n, max: 1n << 512n }).map((integer) => integer.toString(16));
const odd = fc
  .bigInt({ min: 1n, max: 1n << 512n })
  .map((integer) => ((integer << 1n) | 1n).toString(16));

it('The sign-in’s integers compute the same as Amplify’s', () => {
  fc.assert(
    fc.property(hex, positive, odd, (a, b, m) => {
      const results = [theirs, ours].map((Integers) => {
        const [x, y, modulus] = [a, b, m].map((text) => new Integers(text, 16));
        if (!x || !y || !modulus) throw new Error('Three numbers are compared');
        const texts: string[] = [];
        x.subtract(y).modPow(y, modulus, (_, power) => texts.push(power.toString(16)));
        for (const result of [x.add(y), x.subtract(y), x.multiply(y), x.subtract(y).mod(modulus)]) {
          texts.push(result.toString(16), result.abs().toString(16));
        }
        return [...texts, Math.sign(x.compareTo(y)), x.equals(y), x.equals(x)];
      });
      expect(results[1]).toEqual(results[0]);
    }),
    { numRuns: 50 },
  );
});
