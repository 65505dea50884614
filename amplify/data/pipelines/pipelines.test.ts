import { expect, it } from 'vitest';
import { insertStep, replaceOwnerRead, replaceReading, type DataResources } from './pipelines';

const renamed: DataResources = { cfnResolvers: {}, cfnFunctionConfigurations: {} };

it('fails the deployment if Amplify renames the resource that a rule is added to', () => {
  const step = { name: 'Step', request: '{}' };
  expect(() => insertStep(renamed, 'createTasks', step)).toThrow('createTasks was not found');
  expect(() => replaceReading(renamed, 'QueryGetTasks', { response: '{}' })).toThrow(
    'QueryGetTasks was not found',
  );
  expect(() => replaceOwnerRead(renamed, 'MutationupdateTasks', '{}')).toThrow(
    'MutationupdateTasks was not found',
  );
});
