import { silentLog, startServer, type WireRequest } from 'amplify-emulator/backend';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { unexpectedError } from '../../../amplify/branches/monitoring/field-errors';
import { isMatch, lineOf } from '../../../amplify/branches/monitoring/testing/log-lines';
import { backend, operator } from '../testing/backend-on-aws';
import { loggedErrors } from './logged-errors';

const REFUSED = 'The conditional request failed (Service: DynamoDb, Status Code: 400)';
const Asked = v.looseObject({
  logGroupName: v.optional(v.string()),
  filterPattern: v.optional(v.string(), ''),
  nextToken: v.optional(v.string()),
  logEventMessages: v.optional(v.array(v.string()), []),
});

const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** CloudWatch's log of one API, whose first page has no line, as can happen on AWS. */
class CloudWatchLogs {
  readonly name = 'logs';
  readonly maxBodyBytes = 2 ** 20;

  constructor(
    private readonly lines: readonly object[],
    private readonly filters: readonly string[],
  ) {}

  accepts(): boolean {
    return true;
  }

  async handle({ headers, body, rawPath }: WireRequest) {
    const operation = headers['x-amz-target']?.split('.')[1] ?? rawPath;
    const asked = v.parse(Asked, JSON.parse(body.toString('utf8') || '{}'));
    const answer = this.#answer(operation, asked);
    return { status: 200, headers: {}, body: JSON.stringify(answer) };
  }

  #answer(operation: string, asked: v.InferOutput<typeof Asked>): object {
    if (operation === '/v1/apis') {
      return { graphqlApis: [{ apiId: 'api', uris: { GRAPHQL: backend.graphqlUrl } }] };
    }
    const found = (line: object) => isMatch(asked.filterPattern, line);
    if (operation === 'TestMetricFilter') {
      const matches = asked.logEventMessages
        .map((message, at) => ({ line: v.parse(v.looseObject({}), JSON.parse(message)), at }))
        .filter(({ line }) => found(line))
        .map(({ at }) => ({ eventNumber: at + 1 }));
      return { matches };
    }
    if (asked.logGroupName !== '/aws/appsync/apis/api') throw new Error('Not its log');
    if (operation === 'DescribeMetricFilters') {
      return { metricFilters: this.filters.map((filterPattern) => ({ filterPattern })) };
    }
    if (operation !== 'FilterLogEvents') throw new Error(operation);
    if (asked.nextToken === undefined) return { events: [], nextToken: '2' };
    return { events: this.lines.filter(found).map((line) => ({ message: JSON.stringify(line) })) };
  }
}

async function seen(lines: readonly object[], filters = [unexpectedError]): Promise<unknown> {
  const services = [new CloudWatchLogs(lines, filters)];
  const server = await startServer({ port: 0, log: silentLog, services: () => services });
  stops.push(() => server.close());
  const [check] = loggedErrors({ backend }, operator, `http://127.0.0.1:${server.port}`, 1).checks;
  const result = await check?.look();
  return result === check?.expected ? 'as expected' : result;
}

it('The count reads the log if it leaves out a refused write and counts a fault', async () => {
  expect(await seen([lineOf('Unauthorized'), lineOf(REFUSED)])).toBe('as expected');
});

it('It fails if the log has no line of the form that is expected', async () => {
  expect(await seen([])).toBe('no line about a refused write');
  expect(await seen([{ ...lineOf(), errors: { message: REFUSED } }])).toBe(
    'no line about a refused write',
  );
});

it('It fails if the deployed filter is gone, or is another one', async () => {
  expect(await seen([lineOf(REFUSED)], [])).toBe('no filter');
  expect(await seen([lineOf(REFUSED)], ['{ $.errors[0] = "*" }'])).toBe(
    'counts a refused write, counts a fault',
  );
  expect(await seen([lineOf(REFUSED)], ['{ $.errors[0] = "Fault*" }'])).toBe(
    'leaves out a refused write, leaves out a fault',
  );
});
