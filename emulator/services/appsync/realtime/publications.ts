import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import type { PreparedOperation } from '../data-api';
import { jsonObject } from '../json-object';
import { byResponseKey, fieldsOf, withoutAliases } from '../graphql/selection';
import type { Notification } from './subscription';

/** Which subscription fields follow a mutation field, by @aws_subscribe. */
export type SubscribersOfMutations = ReadonlyMap<string, readonly SubscriptionField[]>;

interface SubscriptionField {
  fieldName: string;
  payloadFields: ReadonlySet<string>;
}

/** Reads every @aws_subscribe(mutations: […]) of the schema. */
export function subscribersOfMutations(schema: GraphQLSchema): SubscribersOfMutations {
  const followers = new Map<string, SubscriptionField[]>();
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const type = getNamedType(field.type);
    const payloadFields = new Set(isObjectType(type) ? Object.keys(type.getFields()) : []);
    const directive = field.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe');
    const mutations = directive?.arguments?.find(({ name }) => name.value === 'mutations')?.value;
    for (const mutation of mutations?.kind === 'ListValue' ? mutations.values : []) {
      if (mutation.kind !== 'StringValue') continue;
      const known = followers.get(mutation.value) ?? [];
      followers.set(mutation.value, [...known, { fieldName: field.name, payloadFields }]);
    }
  }
  return followers;
}

/** What a mutation's answer has to tell: its fields that succeeded, as far as they were selected. */
export function notificationsOf(
  { document, operation }: PreparedOperation,
  data: Record<string, unknown>,
  followers: SubscribersOfMutations,
): Notification[] {
  const roots = byResponseKey(fieldsOf(document, operation.selectionSet));
  return [...roots].flatMap(([key, fields]) => {
    const parts = fields.map(({ selectionSet }) => selectionSet);
    const parsed = v.safeParse(jsonObject, withoutAliases(document, parts, data[key]));
    const mutation = fields[0]?.name.value ?? key;
    if (!parsed.success) return [];
    return (followers.get(mutation) ?? []).map((follower) => ({
      ...follower,
      payload: parsed.output,
    }));
  });
}
