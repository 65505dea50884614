import type { ResourcesConfig } from 'aws-amplify';
import { createHash } from 'node:crypto';

/** The origins of the backend that pages send requests to. */
export interface BackendOrigins {
  /** The data API's origin; undefined without one. */
  readonly api: string | undefined;
  /** The user pool's origin; undefined without one. */
  readonly userPool: string | undefined;
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

/** Returns the exact origins that Amplify's client contacts with a configuration (decision 030). */
export function backendOrigins({ Auth, API, Storage }: ResourcesConfig): BackendOrigins {
  const pools = Auth?.Cognito;
  const userPool =
    pools?.userPoolId && (pools.userPoolEndpoint ?? service('cognito-idp', pools.userPoolId));
  const identityPool =
    pools?.identityPoolId &&
    (pools.identityPoolEndpoint ?? service('cognito-identity', pools.identityPoolId));
  const hostedSignIn = pools?.loginWith?.oauth?.domain;
  const api = API?.GraphQL && new URL(API.GraphQL.endpoint);
  const storage = storageOrigin(Storage?.S3);
  const connections = [
    userPool,
    identityPool,
    hostedSignIn && `https://${hostedSignIn}`,
    api?.origin,
    api && realtimeOrigin(api),
    storage,
  ].flatMap((origin) => origin || []);
  return {
    api: api?.origin,
    userPool: userPool || undefined,
    connections: [...new Set(connections)],
    images: storage ? [storage] : [],
  };
}

/** A pool's id begins with its region. */
function service(name: string, poolId: string): string {
  return `https://${name}.${poolId.split(/[_:]/)[0]}.amazonaws.com`;
}

function realtimeOrigin({ protocol, host }: URL): string {
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${host.replace('.appsync-api.', '.appsync-realtime-api.')}`;
}

type Bucket = NonNullable<ResourcesConfig['Storage']>['S3'];

function storageOrigin(storage: Bucket | undefined): string | undefined {
  const { bucket, region, dangerouslyConnectToHttpEndpointForTesting: emulator } = storage ?? {};
  if (emulator) return emulator;
  return bucket && region && `https://${bucket}.s3.${region}.amazonaws.com`;
}

const CHARSET = '<meta charset="utf-8" />';

/**
 * Returns the page with its security policy before anything that loads. It allows the site's files, the given origins,
 * and the page's current inline scripts and styles, by their hashes. Throws if the page doesn't declare its charset,
 * which the policy follows.
 */
export function withPolicy(html: string, { connections, images }: BackendOrigins): string {
  if (!html.includes(CHARSET)) throw new Error(`A page has lost its ${CHARSET}.`);
  const scripts = hashesIn(html, /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs);
  const styles = hashesIn(html, /<style[^>]*>(.*?)<\/style>/gs);
  const attributes = hashesIn(html, /<[^>]*\sstyle="([^"]*)"/g);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", ...styles],
    ...(attributes.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...attributes]] : []),
    "font-src 'self'",
    ["img-src 'self' data: blob:", ...images],
    ["connect-src 'self'", ...connections],
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  const content = policy.map((rule) => [rule].flat().join(' ')).join('; ');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
  return html.replace(CHARSET, () => `${CHARSET}\n    ${tag}`);
}

function hashesIn(html: string, inline: RegExp): string[] {
  const contents = [...html.matchAll(inline)].map(([, content = '']) => content);
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
