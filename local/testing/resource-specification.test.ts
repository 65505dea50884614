import { expect, it } from 'vitest';
import { departures } from './resource-specification';

const alarm = { EvaluationPeriods: 1, ComparisonOperator: 'GreaterThanThreshold' };

it.each([
  ['AWS::CloudWatch::Alarms', alarm, 'AWS::CloudWatch::Alarms: unknown resource type'],
  ['AWS::CloudWatch::Alarm', { ...alarm, Treshold: 1 }, '.Treshold: unknown property'],
  ['AWS::AppSync::GraphQLApi', { Name: 'a' }, '.AuthenticationType: missing'],
  ['AWS::CloudWatch::Alarm', { ...alarm, Threshold: 'many' }, '.Threshold: not of type number'],
  ['AWS::CloudWatch::Alarm', { ...alarm, AlarmActions: 'a' }, '.AlarmActions: not of type array'],
  [
    'AWS::CloudWatch::Alarm',
    { ...alarm, Metrics: [{ Id: 'a', MetricStat: { Period: 1, Stat: 'Sum' } }] },
    '.Metrics[0].MetricStat.Metric: missing',
  ],
])('%s with %j departs from the specification', (Type, Properties, departure) => {
  const found = departures({ Type, Properties });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(departure);
});

it('Functions of the template and custom resources are accepted', () => {
  const Properties = { ...alarm, Threshold: { 'Fn::GetAtt': ['A', 'B'] }, AlarmName: { Ref: 'C' } };
  expect(departures({ Type: 'AWS::CloudWatch::Alarm', Properties })).toEqual([]);
  expect(departures({ Type: 'Custom::Own', Properties: { anything: true } })).toEqual([]);
});
