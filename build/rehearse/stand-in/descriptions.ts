import { region, type Resource } from 'amplify-emulator/project';
import type { RequestHead, Service, WireRequest, WireResponse } from 'amplify-emulator/backend';
import * as v from 'valibot';
import type { Unsupported } from './unsupported';

const TABLE = 'Custom::AmplifyDynamoDBTable';
const Text = v.optional(v.string());
const Input = v.looseObject({ TableName: Text, UserPoolId: Text, logGroupNamePrefix: Text });
const TableProperties = v.looseObject({
  deletionProtectionEnabled: v.optional(v.boolean(), false),
  pointInTimeRecoverySpecification: v.optional(
    v.looseObject({ pointInTimeRecoveryEnabled: v.boolean() }),
    { pointInTimeRecoveryEnabled: false },
  ),
});
const LogProperties = v.looseObject({
  LogGroupName: v.string(),
  RetentionInDays: v.optional(v.number()),
});

/** An error as AWS's JSON protocols return it. */
class Refused extends Error {
  override name = 'Refused';
}

/**
 * What AWS's services say of deployed resources to whoever operates them: tables, APIs, logs, alarms, the user
 * pool and senders of mail. Every alarm is in OK, and every sender verified, with production access.
 */
export class Descriptions implements Service {
  readonly name = 'descriptions';
  readonly maxBodyBytes = 2 ** 20;

  /** `resources` returns those that are deployed now. */
  constructor(
    private readonly resources: () => readonly Resource[],
    private readonly unsupported: Unsupported,
  ) {}

  accepts({ rawPath, headers }: RequestHead): boolean {
    const target = headers['x-amz-target'] ?? '';
    return target === ''
      ? /^\/v[12]\/(apis|email\/)/.test(rawPath)
      : !target.startsWith('AmazonSSM.');
  }

  async handle({ rawPath, headers, body }: WireRequest): Promise<WireResponse> {
    const target = headers['x-amz-target'];
    const operation = target?.split('.')[1] ?? rawPath;
    try {
      const answer =
        target === undefined
          ? this.#at(rawPath)
          : this.#answer(operation, v.parse(Input, JSON.parse(body.toString('utf8'))));
      return answer ? json(200, answer) : this.unsupported.refuse(operation);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return json(400, { __type: 'ResourceNotFoundException', message: error.message });
    }
  }

  #at(path: string): object | undefined {
    if (path === '/v1/apis') {
      const graphqlApis = this.#ofType('AWS::AppSync::GraphQLApi').map(({ physicalId: apiId }) => ({
        apiId,
        uris: { GRAPHQL: `https://${apiId}.appsync-api.${region}.amazonaws.com/graphql` },
      }));
      return { graphqlApis };
    }
    if (path === '/v2/email/account')
      return { ProductionAccessEnabled: true, SendingEnabled: true };
    return path.startsWith('/v2/email/identities/')
      ? { VerifiedForSendingStatus: true }
      : undefined;
  }

  #answer(operation: string, input: v.InferOutput<typeof Input>): object | undefined {
    switch (operation) {
      case 'ListTables':
        return { TableNames: this.#ofType(TABLE).map(({ physicalId }) => physicalId) };
      case 'DescribeTable': {
        const { deletionProtectionEnabled } = this.#table(input.TableName);
        return { Table: { DeletionProtectionEnabled: deletionProtectionEnabled } };
      }
      case 'DescribeContinuousBackups': {
        const { pointInTimeRecoverySpecification: recovery } = this.#table(input.TableName);
        const status = recovery.pointInTimeRecoveryEnabled ? 'ENABLED' : 'DISABLED';
        const PointInTimeRecoveryDescription = { PointInTimeRecoveryStatus: status };
        return { ContinuousBackupsDescription: { PointInTimeRecoveryDescription } };
      }
      case 'DescribeUserPool':
        return { UserPool: this.#find('AWS::Cognito::UserPool', input.UserPoolId).properties };
      case 'DescribeLogGroups':
        return { logGroups: this.#logGroups(input.logGroupNamePrefix ?? '') };
      case 'DescribeAlarms': {
        const alarms = this.#ofType('AWS::CloudWatch::Alarm').map(({ physicalId, properties }) => ({
          ...properties,
          AlarmName: physicalId,
          StateValue: 'OK',
        }));
        return { MetricAlarms: alarms };
      }
      default:
        return undefined;
    }
  }

  #logGroups(prefix: string): object[] {
    return this.#ofType('AWS::Logs::LogGroup')
      .map(({ properties }) => v.parse(LogProperties, properties))
      .filter(({ LogGroupName }) => LogGroupName.startsWith(prefix))
      .map(({ LogGroupName, RetentionInDays }) => ({
        logGroupName: LogGroupName,
        retentionInDays: RetentionInDays,
      }));
  }

  #table(name: string | undefined): v.InferOutput<typeof TableProperties> {
    return v.parse(TableProperties, this.#find(TABLE, name).properties);
  }

  #find(type: string, id: string | undefined): Resource {
    const found = this.#ofType(type).find(({ physicalId }) => physicalId === id);
    if (!found) throw new Refused(`There is no ${type} ${id}.`);
    return found;
  }

  #ofType(type: string): Resource[] {
    return this.resources().filter((one) => one.type === type);
  }
}

function json(status: number, content: object): WireResponse {
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1' },
    body: JSON.stringify(content),
  };
}
