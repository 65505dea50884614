import * as v from 'valibot';
import {
  authorizeQuery,
  callHosted,
  newVerifier,
} from '../services/cognito-user-pool/testing/hosted';
import type { RunningFixture } from './running-fixture';

const outputsSchema = v.object({
  auth: v.object({
    user_pool_client_id: v.string(),
    oauth: v.object({
      redirect_sign_in_uri: v.tuple([v.string()]),
      scopes: v.array(v.string()),
    }),
  }),
});

const tokensSchema = v.object({
  id_token: v.string(),
  access_token: v.string(),
  refresh_token: v.string(),
});

/** Tokens of a social sign-in, or the error sent to the application's redirect URI. */
export type SocialSignIn =
  | { clientId: string; tokens: v.InferOutput<typeof tokensSchema> }
  | { error: string | null; description: string | null; state: string | null };

/** Signs in at the simulated Google as an application does: authorize with PKCE, consent, redeem the code. */
export async function signInWithGoogle(
  { outputs, hostedOrigin }: Pick<RunningFixture, 'outputs' | 'hostedOrigin'>,
  email: string,
): Promise<SocialSignIn> {
  const { user_pool_client_id: clientId, oauth } = v.parse(outputsSchema, outputs).auth;
  const [redirectUri] = oauth.redirect_sign_in_uri;
  const pool = { hosted: { origin: hostedOrigin() ?? '' } };
  const { verifier, challenge } = newVerifier();
  const query = authorizeQuery(challenge, {
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: oauth.scopes.join(' '),
  });
  const page = await callHosted(pool, `/oauth2/authorize?${query}`);
  if (page.status !== 200) throw new Error(`/oauth2/authorize returned ${page.status}`);
  const consent = { request: query, answer: 'allow', email };
  const { location, status } = await callHosted(pool, '/oauth2/idpresponse', consent);
  if (!location?.href.startsWith(redirectUri)) throw new Error(`Not redirected, but ${status}`);
  const parameter = (name: string) => location.searchParams.get(name);
  const code = parameter('code');
  if (code === null)
    return {
      error: parameter('error'),
      description: parameter('error_description'),
      state: parameter('state'),
    };
  const { body } = await callHosted(pool, '/oauth2/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  });
  return { clientId, tokens: v.parse(tokensSchema, JSON.parse(body)) };
}
