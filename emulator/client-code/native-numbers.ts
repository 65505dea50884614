import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { modPow } from '../services/cognito-user-pool/srp/group';

/** A number in Amplify's own arithmetic. */
interface AmplifyNumber {
  toString(radix: number): string;
}

const Arithmetic = v.object({ default: v.function() });

/**
 * Makes Amplify's client in this process compute SRP proofs with Node's bigint. Amplify's own arithmetic, meant for old
 * browsers, takes four fifths of a sign-in's processor time.
 */
export async function useNativeNumbers(): Promise<void> {
  const amplify = createRequire(import.meta.url).resolve('aws-amplify');
  const auth = pathToFileURL(createRequire(amplify).resolve('@aws-amplify/auth'));
  const path = '../esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs';
  const { default: BigInteger } = v.parse(Arithmetic, await import(new URL(path, auth).href));
  Object.defineProperty(BigInteger.prototype, 'modPow', {
    value(
      this: AmplifyNumber,
      exponent: AmplifyNumber,
      modulus: AmplifyNumber,
      callback: (error: null, result: unknown) => void,
    ) {
      const power = modPow(nativeOf(this), nativeOf(exponent), nativeOf(modulus));
      callback(null, Reflect.construct(BigInteger, [power.toString(16), 16]));
    },
  });
}

function nativeOf(value: AmplifyNumber): bigint {
  const digits = value.toString(16);
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`);
}
