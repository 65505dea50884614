/** The tables that Amplify generates, by the name of their model. */
export interface TableResources {
  amplifyDynamoDbTables: Record<
    string,
    { timeToLiveAttribute: { attributeName?: string; enabled: boolean } }
  >;
}

/**
 * Lets DynamoDB remove a model's rows at the time in `attributeName`, in seconds since the epoch. Throws if
 * the model has no table.
 */
export function setTimeToLive(
  { amplifyDynamoDbTables }: TableResources,
  model: string,
  attributeName: string,
): void {
  const table = amplifyDynamoDbTables[model];
  if (!table) throw new Error(`The table of ${model} was not found: see setTimeToLive`);
  table.timeToLiveAttribute = { attributeName, enabled: true };
}
