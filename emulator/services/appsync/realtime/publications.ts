import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import type { PreparedOperation } from '../data-api';
import { jsonObject } from '../json-object';
import { byResponseKey, fieldsOf, withoutAliases } from '../graphql/selection';
import type { Notification } from './subscription';

/** Subscription fields by the mutation field that triggers them. */
export type SubscribersByMutation = ReadonlyMap<string, readonly SubscriptionField[]>;

interface SubscriptionField {
  fieldName: string;
  payloadFields: ReadonlySet<string>;
}

/** Returns the subscription fields of each mutation, from the schema's @aws_subscribe directives. */
export function subscribersByMutation(schema: GraphQLSchema): SubscribersByMutation {
  const subscribers = new Map<string, SubscriptionField[]>();
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const type = getNamedType(field.type);
    const payloadFields = new Set(isObjectType(type) ? Object.keys(type.getFields()) : []);
    const directive = field.astNode?.directives?.find(({ name }) => name.value === 'aws_subscribe');
    const mutations = directive?.arguments?.find(({ name }) => name.value === 'mutations')?.value;
    for (const mutation of mutations?.kind === 'ListValue' ? mutations.values : []) {
      if (mutation.kind !== 'StringValue') continue;
      const known = subscribers.get(mutation.value) ?? [];
      subscribers.set(mutation.value, [...known, { fieldName: field.name, payloadFields }]);
    }
  }
  return subscribers;
}

/** Returns the notifications of a mutation's result. Failed and unselected fields are left out. */
export function notificationsOf(
  { document, operation }: PreparedOperation,
  data: Record<string, unknown>,
  subscribers: SubscribersByMutation,
): Notification[] {
  const roots = byResponseKey(fieldsOf(document, operation.selectionSet));
  return [...roots].flatMap(([key, fields]) => {
    const parts = fields.map(({ selectionSet }) => selectionSet);
    const parsed = v.safeParse(jsonObject, withoutAliases(document, parts, data[key]));
    const mutation = fields[0]?.name.value ?? key;
    if (!parsed.success) return [];
    return (subscribers.get(mutation) ?? []).map((subscriber) => ({
      ...subscriber,
      payload: parsed.output,
    }));
  });
}
