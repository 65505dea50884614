/** A backend on AWS, whose API has the ID 'api', and the credentials of who operates it. */
export const backend = {
  outputs: {},
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  clientId: '',
  graphqlUrl: 'https://api.appsync-api.us-east-1.amazonaws.com/graphql',
  bucket: '',
  emulator: undefined,
};
export const operator = { accessKeyId: 'AKIATEST', secretAccessKey: 'test' };
