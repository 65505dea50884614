import { insertStep, type DataResources } from '../pipelines/pipelines';
import { template } from '../pipelines/template';

/** Requirements on a mutation's input, in addition to Amplify's rules. */
interface OwnRowRule {
  mutation: string;
  /** Fields that must be the caller's `sub`: other values are refused, and missing ones are filled in. */
  own: string[];
  /** Whether the row's key is one of them. */
  keyIsOwn?: boolean;
  /** Fields that must start with the caller's `sub` and '#' if given. */
  prefixed?: string[];
}

const rules: OwnRowRule[] = [
  { mutation: 'createUserProfile', own: ['id'], keyIsOwn: true },
  { mutation: 'createClosedAccount', own: ['id'], keyIsOwn: true },
  { mutation: 'createUserTaskSelection', own: ['userId'], prefixed: ['id'] },
  { mutation: 'updateUserTaskSelection', own: ['userId'] },
  { mutation: 'createCompletedTask', own: ['profileId'], prefixed: ['id'] },
  { mutation: 'updateCompletedTask', own: ['profileId'] },
];

const url = new URL('./own-rows.vtl', import.meta.url);

/**
 * Adds a pipeline function that ensures that the IDs and relations of a user's rows refer to that
 * user. It runs after Amplify's authorization and before the write.
 */
export function enforceOwnRows(resources: DataResources): void {
  for (const rule of rules) {
    insertStep(resources, rule.mutation, { name: 'OwnRows', request: templateFor(rule) });
  }
}

function templateFor({ own, keyIsOwn = false, prefixed = [] }: OwnRowRule): string {
  return template(url, {
    OWN_FIELDS: JSON.stringify(own),
    KEY_IS_OWN: String(keyIsOwn),
    PREFIXED_FIELDS: JSON.stringify(prefixed),
  });
}
