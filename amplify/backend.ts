import { defineBackend } from '@aws-amplify/backend';
import { auth } from './auth/resource';
import { isDeployed, isDisposable } from './branches/deployment';
import { raiseAlarms } from './branches/monitoring/alarms';
import { budgetAlert } from './branches/monitoring/budget';
import { observeApi } from './branches/monitoring/observation';
import { protectData } from './branches/protection';
import { refuseClosedAccounts } from './data/closed-accounts/closed-accounts';
import { requireSources } from './data/estimates/sourced-estimates';
import { requireExistingTasks } from './data/existing-tasks/existing-tasks';
import { connectCommit } from './data/commit/connect-commit';
import { hideDrafts } from './data/drafts/drafts';
import { MAX_QUERY_DEPTH, MAX_RESOLVERS } from './data/limits';
import { hideOthersRows } from './data/own-rows/own-reads';
import { enforceOwnRows } from './data/own-rows/own-rows';
import { data } from './data/resource';
import { removeOldCompletions } from './data/retention/retention';
import { storage } from './storage/resource';

const backend = defineBackend({ auth, data, storage });

const { cfnUserPool, cfnUserPoolClient } = backend.auth.resources.cfnResources;

// Nothing used here needs a more expensive tier (decision 011).
cfnUserPool.userPoolTier = 'LITE';

/** How long a sign-in lasts, in days (decision 011). */
cfnUserPoolClient.refreshTokenValidity = 365;

/** The password policy of spec §5, set here so it doesn't depend on Amplify's defaults. */
cfnUserPool.policies = {
  passwordPolicy: {
    minimumLength: 8,
    requireLowercase: true,
    requireUppercase: true,
    requireNumbers: true,
    requireSymbols: true,
  },
};

const { cfnBucket } = backend.storage.resources.cfnResources;
/** Pictures are for signed-in users only. This keeps the bucket from becoming public by mistake. */
cfnBucket.publicAccessBlockConfiguration = {
  blockPublicAcls: true,
  blockPublicPolicy: true,
  ignorePublicAcls: true,
  restrictPublicBuckets: true,
};
// The headers that Amplify exposes, plus the date, which its client needs to correct signatures on a device with a
// wrong clock.
cfnBucket.addPropertyOverride('CorsConfiguration.CorsRules.0.ExposedHeaders', [
  'x-amz-server-side-encryption',
  'x-amz-request-id',
  'x-amz-id-2',
  'ETag',
  'Date',
]);

enforceOwnRows(backend.data.resources.cfnResources);
refuseClosedAccounts(backend.data.resources.cfnResources);
requireExistingTasks(backend.data.resources.cfnResources);
hideOthersRows(backend.data.resources.cfnResources);
hideDrafts(backend.data.resources.cfnResources);
removeOldCompletions(backend.data.resources.cfnResources);
requireSources(backend.data.resources.cfnResources);
connectCommit(backend.data.resources);

// One request mustn't keep the tables busy for everyone (decision 024).
const { cfnGraphqlApi } = backend.data.resources.cfnResources;
cfnGraphqlApi.queryDepthLimit = MAX_QUERY_DEPTH;
cfnGraphqlApi.resolverCountLimit = MAX_RESOLVERS;

if (!isDisposable()) {
  cfnGraphqlApi.introspectionConfig = 'DISABLED';
  // An update fails if it repeats Cognito's own attributes (aws-amplify/amplify-backend#3299).
  if (isDeployed()) cfnUserPool.addPropertyDeletionOverride('Schema');
  const fieldErrors = observeApi(cfnGraphqlApi);
  protectData(backend.stack, cfnUserPool, cfnBucket);
  const monitoring = backend.createStack('monitoring');
  raiseAlarms(monitoring, {
    apiId: cfnGraphqlApi.attrApiId,
    fieldErrors,
    tables: backend.data.resources.tables,
    userPoolId: backend.auth.resources.userPool.userPoolId,
    clientId: backend.auth.resources.userPoolClient.userPoolClientId,
  });
  budgetAlert(monitoring);
}
