import * as v from 'valibot';
import type { Backend } from '../deployment';
import type { AwsApi } from './aws-api';

const next = v.nullish(v.string());
const Apis = v.object({
  graphqlApis: v.array(v.object({ apiId: v.string(), uris: v.record(v.string(), v.string()) })),
  nextToken: next,
});
const Tables = v.object({ TableNames: v.array(v.string()), LastEvaluatedTableName: next });
const AlarmPage = v.object({
  MetricAlarms: v.array(v.looseObject({ AlarmName: v.string(), StateValue: v.string() })),
  NextToken: next,
});

type StoredAlarm = v.InferOutput<typeof AlarmPage>['MetricAlarms'][number];

/** Returns the ID of the data API, which an account may have several of. Throws if its URL is none of theirs. */
export async function apiIdOf(aws: AwsApi, { graphqlUrl }: Backend): Promise<string> {
  const apis = await everyPage(async (token) => {
    const page = token === undefined ? '' : `&nextToken=${encodeURIComponent(token)}`;
    const answer = v.parse(Apis, await aws.get('appsync', `/v1/apis?maxResults=25${page}`));
    return { items: answer.graphqlApis, token: answer.nextToken };
  });
  const found = apis.find(({ uris }) => uris['GRAPHQL'] === graphqlUrl);
  if (!found) {
    throw new Error(
      `None of this account’s ${apis.length} APIs is ${graphqlUrl}: another account?`,
    );
  }
  return found.apiId;
}

/** Returns the names of the branch's tables. Throws if there are none. */
export async function tablesOf(aws: AwsApi, backend: Backend): Promise<string[]> {
  const apiId = await apiIdOf(aws, backend);
  const names = await everyPage(async (token) => {
    const start = token !== undefined && { ExclusiveStartTableName: token };
    const answer = v.parse(Tables, await aws.call('dynamodb', 'ListTables', { ...start }));
    return { items: answer.TableNames, token: answer.LastEvaluatedTableName };
  });
  const own = names.filter((name) => name.endsWith(`-${apiId}-NONE`));
  if (own.length === 0) throw new Error(`No table is named after the API ${apiId}.`);
  return own;
}

/** Returns the alarms that watch this branch's API, tables or user pool. */
export async function alarmsOf(aws: AwsApi, backend: Backend): Promise<StoredAlarm[]> {
  const apiId = await apiIdOf(aws, backend);
  const alarms = await everyPage(async (token) => {
    const from = token !== undefined && { NextToken: token };
    const input = { MaxRecords: 100, AlarmTypes: ['MetricAlarm'], ...from };
    const answer = v.parse(AlarmPage, await aws.call('monitoring', 'DescribeAlarms', input));
    return { items: answer.MetricAlarms, token: answer.NextToken };
  });
  return alarms.filter((alarm) => {
    const watched = JSON.stringify(alarm);
    return watched.includes(apiId) || watched.includes(backend.userPoolId);
  });
}

interface Page<Item> {
  items: readonly Item[];
  token: string | null | undefined;
}

async function everyPage<Item>(
  pageAt: (token: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let token: string | undefined;
  do {
    const page = await pageAt(token);
    all.push(...page.items);
    token = page.token ?? undefined;
  } while (token !== undefined);
  return all;
}
