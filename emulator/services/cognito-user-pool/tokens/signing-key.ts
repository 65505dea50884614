import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Store } from '../../../core/store';

export const signingAlgorithm = 'RS256';

const jwkSchema = v.looseObject({ kty: v.literal('RSA'), n: v.string(), e: v.string() });

const keysSchema = v.object({
  keyId: v.string(),
  privateKey: jwkSchema,
  publicKey: jwkSchema,
});

/** The pool's keys, generated at first startup. */
export interface PoolKeys {
  keyId: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The public key as published in the JWKS. */
  publicJwk: JWK;
}

/** Loads the pool's keys, generating them if needed. */
export async function openPoolKeys(store: Store): Promise<PoolKeys> {
  const collection = store.collection('user-pool/keys', (value) => v.parse(keysSchema, value));
  let keys = await collection.get('keys');
  if (!keys) {
    keys = await generateKeys();
    await collection.put('keys', keys);
  }
  const { keyId } = keys;
  return {
    keyId,
    privateKey: await importKey(keys.privateKey),
    publicKey: await importKey(keys.publicKey),
    publicJwk: { ...keys.publicKey, kid: keyId, alg: signingAlgorithm, use: 'sig' },
  };
}

async function generateKeys(): Promise<v.InferOutput<typeof keysSchema>> {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true });
  return {
    keyId: randomUUID(),
    privateKey: v.parse(jwkSchema, await exportJWK(pair.privateKey)),
    publicKey: v.parse(jwkSchema, await exportJWK(pair.publicKey)),
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) throw new Error('The signing key is not an RSA key');
  return key;
}
