export * from '@aws-amplify/graphql-api-construct';
export {
  AmplifyGraphqlApi as AmplifyData,
  type AmplifyGraphqlApiCfnResources as AmplifyDataCfnResources,
  type AmplifyGraphqlApiProps as AmplifyDataProps,
  type AmplifyGraphqlApiResources as AmplifyDataResources,
  AmplifyGraphqlDefinition as AmplifyDataDefinition,
  type IAmplifyGraphqlDefinition as IAmplifyDataDefinition,
} from '@aws-amplify/graphql-api-construct';
