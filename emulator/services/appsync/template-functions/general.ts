import { Buffer } from 'node:buffer';
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

function typeOf(value: Value | undefined): string {
  if (Array.isArray(value)) return 'List';
  if (value instanceof Map) return 'Map';
  const names: Record<string, string> = { string: 'String', number: 'Number', boolean: 'Boolean' };
  return isMissing(value) ? 'Null' : (names[typeof value] ?? 'Object');
}

function parseJson(value: Value | undefined): Value {
  try {
    return toValue(JSON.parse(text(value)));
  } catch {
    return null;
  }
}

/** The functions of $util that depend only on their arguments. */
export const generalFunctions: Record<string, HostFunction> = {
  autoId: () => randomUUID(),
  base64Decode: (value) => Buffer.from(text(value), 'base64').toString('utf8'),
  base64Encode: (value) => Buffer.from(text(value), 'utf8').toString('base64'),
  defaultIfNull: (value, other) => value ?? other ?? null,
  defaultIfNullOrBlank: (value, other) => (isBlank(value) ? (other ?? null) : (value ?? null)),
  defaultIfNullOrEmpty: (value, other) => (isEmpty(value) ? (other ?? null) : (value ?? null)),
  error(message, errorType, data, errorInfo) {
    throw new ResolverError(text(message), {
      errorType: isMissing(errorType) ? null : text(errorType),
      data: toJson(data ?? null),
      errorInfo: toJson(errorInfo ?? null),
    });
  },
  escapeJavaScript: (value) => JSON.stringify(text(value)).slice(1, -1).replaceAll("'", "\\'"),
  isBoolean: (value) => typeof value === 'boolean',
  isList: (value) => Array.isArray(value),
  isMap: (value) => value instanceof Map,
  isNull: (value) => isMissing(value),
  isNullOrBlank: isBlank,
  isNullOrEmpty: isEmpty,
  isNumber: (value) => typeof value === 'number',
  isString: (value) => typeof value === 'string',
  matches: (pattern, value) => javaPattern(text(pattern), { whole: true }).test(text(value)),
  parseJson,
  qr: () => '',
  quiet: () => '',
  toJson: (value) => JSON.stringify(toJson(value ?? null)),
  typeOf,
  urlDecode: (value) => decodeURIComponent(text(value).replaceAll('+', '%20')),
  urlEncode: (value) => encodeURIComponent(text(value)).replaceAll('%20', '+'),
  validate(condition, message, errorType, data) {
    if (condition === true) return '';
    throw new ResolverError(text(message), {
      errorType: isMissing(errorType) ? 'CustomTemplateException' : text(errorType),
      data: toJson(data ?? null),
    });
  },
};
