import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { templateSchema } from './cloud-assembly';
import { resourcesOf } from './stacks';

/** As the CDK of early 2024 names services' principals. */
const template = {
  Mappings: { ServiceprincipalMap: { 'us-east-1': { states: 'states.us-east-1.amazonaws.com' } } },
  Resources: {
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        Service: { 'Fn::FindInMap': ['ServiceprincipalMap', { Ref: 'AWS::Region' }, 'states'] },
      },
    },
  },
};

function resourcesIn(text: string) {
  const rootTemplate = v.parse(templateSchema, JSON.parse(text));
  return resourcesOf({
    rootTemplate,
    templateAt: () => rootTemplate,
    textOf: () => '',
    assetAt: () => undefined,
    filesNamed: () => [],
  });
}

describe('the resources of a stack', () => {
  it('have values of the template’s mappings', () => {
    expect(resourcesIn(JSON.stringify(template))).toMatchObject([
      { properties: { Service: 'states.us-east-1.amazonaws.com' } },
    ]);
  });

  it('name the mapping that has no value', () => {
    const text = JSON.stringify(template).replace('"us-east-1"', '"eu-west-1"');
    expect(() => resourcesIn(text)).toThrow(
      'Role (AWS::IAM::Role): The mapping ServiceprincipalMap has no value for us-east-1 and states',
    );
  });
});
