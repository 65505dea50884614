import type { Area } from './areas';

interface NotTested {
  area: Area;
  text: string;
}

/** The differences from AWS that no test shows: what never happens here, or only after a long time. */
export const notTested: readonly NotTested[] = [
  {
    area: 'All services',
    text: 'Nothing is throttled, and the account has no quotas: no table or partition runs out of capacity, and no request is refused for its rate. To see how an application handles a refusal, [provoke it](README.md#for-tests).',
  },
  {
    area: 'All services',
    text: 'What a definition only refers to, such as the pools of `referenceAuth`, doesn’t exist here, unless it is a table with a [file](README.md#tables-from-elsewhere). It is named at start.',
  },
  {
    area: 'All services',
    text: 'Emails of SES need no verified address, never bounce, and lose their attachments.',
  },
  {
    area: 'Tables',
    text: '`DescribeTable` gives keys and indexes, but no sizes, counts or times.',
  },
  {
    area: 'Tables',
    text: 'A transaction larger than 4 MB is a `ValidationException`, worded by the emulator. One that waits for a write never times out, and its token is forgotten at a restart.',
  },
  {
    area: 'Tables',
    text: 'A stream has one shard, so that one batch at a time is handled. Batching windows are ignored, the function’s permission to read the stream isn’t checked, and the removal of an expired row looks like any other.',
  },
  {
    area: 'Functions',
    text: 'Functions in Python have the machine’s packages, maybe without boto3, and no memory limit.',
  },
  {
    area: 'Functions',
    text: 'A function has 30 s to load, three times as long as on AWS.',
  },
  {
    area: 'Functions',
    text: 'Asynchronous invocations that fail aren’t retried.',
  },
  {
    area: 'Functions',
    text: 'Cognito’s limit of 5 s for triggers isn’t enforced; the function’s own timeout is.',
  },
  {
    area: 'Functions',
    text: 'Schedules: who may assume the role isn’t checked, failed runs aren’t retried, and no dead-letter queue gets them.',
  },
  {
    area: 'Functions',
    text: 'Function URLs need `lambda:InvokeFunctionUrl` alone; AWS also wants `lambda:InvokeFunction` for those created since October 2025. Those of an alias don’t run.',
  },
  {
    area: 'APIs',
    text: 'API Gateway’s limit of 29 s for an answer isn’t enforced; the function’s own timeout is. All stages of an API have the routes of the definition, without a deployment.',
  },
  {
    area: 'User pool',
    text: 'Whether the caller may pass a group’s role isn’t checked.',
  },
];
