import { randomUUID } from 'node:crypto';
import { javaPattern } from '../velocity/java-pattern';
import { toJson, toText, toValue, type HostFunction, type Value } from '../velocity/value';
import { ResolverError } from './errors';

const text = (value: Value | undefined) => toText(value ?? null);
const isMissing = (value: Value | undefined) => value === undefined || value === null;

function isEmpty(value: Value | undefined): boolean {
  if (value instanceof Map) return value.size === 0;
  return isMissing(value) || value === '' || (Array.isArray(value) && value.length === 0);
}

const isBlank = (value: Value | undefined) => isMissing(value) || text(value).trim() === '';

function parseJson(value: Value | undefined): Value {
  try {
    return toValue(JSON.parse(text(value)));
  } catch {
    return null;
  }
}

/** The functions of $util that depend only on their arguments, as far as a resolver of `amplify/` calls them. */
export const generalFunctions: Record<string, HostFunction> = {
  autoId: () => randomUUID(),
  defaultIfNull: (value, other) => value ?? other ?? null,
  defaultIfNullOrBlank: (value, other) => (isBlank(value) ? (other ?? null) : (value ?? null)),
  error(message, errorType, data, errorInfo) {
    throw new ResolverError(text(message), {
      errorType: isMissing(errorType) ? null : text(errorType),
      data: toJson(data ?? null),
      errorInfo: toJson(errorInfo ?? null),
    });
  },
  isList: (value) => Array.isArray(value),
  isNull: (value) => isMissing(value),
  isNullOrBlank: isBlank,
  isNullOrEmpty: isEmpty,
  isString: (value) => typeof value === 'string',
  matches: (pattern, value) => javaPattern(`^(?:${text(pattern)})$`).test(text(value)),
  parseJson,
  qr: () => '',
  toJson: (value) => JSON.stringify(toJson(value ?? null)),
};
