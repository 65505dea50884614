import type { Json } from '../services/appsync/velocity/value';
import type { Decision } from './answers';
import type { Rule } from './definition-rules';
import type { RecordedRequest } from './recorder';

/** What is known of the request that a rule is applied to. */
export interface RuleFacts {
  caller: RecordedRequest['caller'];
  operation: string;
  isRefused: boolean;
  input: Record<string, unknown>;
  /** The step of the pipeline that decides, with its template and the variables at its end. */
  auth:
    { source: string; variables: Record<string, Json>; response: string | undefined } | undefined;
  /** The row that a refused query asked for. */
  row: Record<string, unknown> | undefined;
  nameOf(owner: string): Promise<string>;
}

type Verdict = Pick<Decision, 'outcome' | 'reason'>;

/** Decides what a rule meant for a request. */
export async function decide(rule: Rule & { on: string }, facts: RuleFacts): Promise<Decision> {
  return { rule: rule.text, on: rule.on, ...(await verdictOf(rule, facts)) };
}

async function verdictOf(rule: Rule, facts: RuleFacts): Promise<Verdict> {
  const { caller, operation, isRefused } = facts;
  if (!covers(rule, operation)) return other(`it doesn't cover ${operation}`);
  const mode = modeOf(rule);
  if (caller.mode !== mode) {
    return other(
      `it is for ${modeNames[mode] ?? mode}, and the caller has ${modeNames[caller.mode] ?? 'nothing valid'}`,
    );
  }
  switch (rule.allow) {
    case 'owner':
      return byRow(rule.ownerField ?? 'owner', 'owner', await claimsOf(rule, caller), facts);
    case 'groups':
      return rule.groupsField === undefined
        ? byGroup(rule.groups ?? [], caller.groups)
        : byRow(rule.groupsField, 'group', [...caller.groups], facts);
    default:
      return isRefused && mode === 'AWS_IAM'
        ? { outcome: 'refused', reason: "the caller's role isn't the one of this rule" }
        : { outcome: 'allowed', reason: `the caller has ${modeNames[mode] ?? mode}` };
  }
}

const other = (reason: string): Verdict => ({ outcome: 'not for this', reason });

const reads: ReadonlySet<string> = new Set(['get', 'list', 'listen', 'read']);

function covers({ operations }: Rule, operation: string): boolean {
  if (!operations || operations.includes(operation)) return true;
  return operations.includes('read') && reads.has(operation);
}

const modeNames: Record<string, string> = {
  AMAZON_COGNITO_USER_POOLS: 'a token of the user pool',
  API_KEY: 'the API key',
  AWS_IAM: 'a signature',
};

const modes: Record<string, string> = {
  userPools: 'AMAZON_COGNITO_USER_POOLS',
  apiKey: 'API_KEY',
  iam: 'AWS_IAM',
  identityPool: 'AWS_IAM',
};

function modeOf({ allow, provider }: Rule): string {
  if (provider !== undefined) return modes[provider] ?? provider;
  return allow === 'public' ? 'API_KEY' : 'AMAZON_COGNITO_USER_POOLS';
}

function byGroup(allowed: readonly string[], own: readonly string[]): Verdict {
  const shared = own.filter((group) => allowed.includes(group));
  if (shared.length > 0)
    return { outcome: 'allowed', reason: `the caller is in ${shared.join(', ')}` };
  const reason =
    own.length > 0 ? `the caller is in ${own.join(', ')} only` : 'the caller is in no group';
  return { outcome: 'refused', reason: `${reason}, and ${allowed.join(', ')} is needed` };
}

/** What an owner field may have for the caller. */
async function claimsOf(
  { identityClaim }: Rule,
  { claims, username, sub }: RuleFacts['caller'],
): Promise<string[]> {
  if (identityClaim !== undefined && !identityClaim.endsWith('username')) {
    const all = typeof claims === 'object' && claims && !Array.isArray(claims) ? claims : {};
    return identityClaim
      .split('::')
      .flatMap((name) => (typeof all[name] === 'string' ? [all[name]] : []));
  }
  return [`${sub}::${username}`, sub ?? '', username ?? ''];
}

/** Decides by a field of the row or the input, whose value the template has read. */
async function byRow(
  field: string,
  kind: 'owner' | 'group',
  own: readonly string[],
  facts: RuleFacts,
): Promise<Verdict> {
  const { operation, auth, row, nameOf } = facts;
  const caller =
    kind === 'owner'
      ? `the caller is ${await nameOf(own[0] ?? '')}`
      : `the caller is in ${own.join(', ') || 'no group'}`;
  if (reads.has(operation)) {
    if (kind === 'group' && own.length === 0) return { outcome: 'refused', reason: caller };
    if (row) return against(row[field], field, own, caller, nameOf);
    const wanted = kind === 'owner' ? await nameOf(own[0] ?? '') : own.join(' or ');
    return facts.isRefused
      ? { outcome: 'refused', reason: `no row with ${field} ${wanted} was found` }
      : { outcome: 'filtered', reason: `only rows whose ${field} is ${wanted}` };
  }
  if (!auth) return other('the pipeline ended before it was checked');
  if (operation !== 'create' && auth.response === 'null') {
    return { outcome: 'refused', reason: 'there is no such row' };
  }
  if (operation === 'create' && kind === 'owner' && !(field in facts.input)) {
    return { outcome: 'allowed', reason: `the caller becomes the ${field}` };
  }
  const at = new RegExp(
    `\\$${kind}Entity(\\d+) = \\$util\\.defaultIfNull\\(\\$ctx\\.(?:args\\.input|result)\\.${field}\\b`,
  ).exec(auth.source)?.[1];
  const value = at === undefined ? undefined : auth.variables[`${kind}Entity${at}`];
  // The template checks no further once a rule suffices.
  if (value === undefined) return other('another rule sufficed');
  return against(value, field, own, caller, nameOf);
}

async function against(
  value: unknown,
  field: string,
  own: readonly string[],
  caller: string,
  nameOf: RuleFacts['nameOf'],
): Promise<Verdict> {
  const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  const isMatch = values.some((one) => own.includes(one));
  const names = await Promise.all(values.map((one) => nameOf(one)));
  const has = names.length > 0 ? names.join(', ') : 'not set';
  return isMatch
    ? { outcome: 'allowed', reason: `${field} is ${has}` }
    : { outcome: 'refused', reason: `${field} is ${has}; ${caller}` };
}
