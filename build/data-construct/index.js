// Takes the place of Amplify's package of this name, which renames two classes of graphql-api-construct
// but brings a second copy of all its dependencies: 168 MB (decision 045).
export {
  AmplifyDynamoDbTableWrapper,
  AmplifyGraphqlApi as AmplifyData,
  AmplifyGraphqlDefinition as AmplifyDataDefinition,
  FieldLogLevel,
  RetentionDays,
  SQLLambdaModelDataSourceStrategyFactory,
  SSEType,
} from '@aws-amplify/graphql-api-construct';
