// Takes the place of Amplify's package of this name, which brings a second copy of all dependencies of
// graphql-api-construct, 168 MB (decision 045).
export {
  AmplifyDynamoDbTableWrapper,
  AmplifyGraphqlApi as AmplifyData,
  AmplifyGraphqlDefinition as AmplifyDataDefinition,
  FieldLogLevel,
  RetentionDays,
  SQLLambdaModelDataSourceStrategyFactory,
  SSEType,
} from '@aws-amplify/graphql-api-construct';
