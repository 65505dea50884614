import type { IamCaller } from '../../core/identity';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Content types whose bodies a function gets as text; others are in Base64. */
const textTypes =
  /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.-]+\+(json|xml)\b)/i;

/** Returns whether a body of this content type is text to a function. */
export function isTextType(contentType: string | undefined): boolean {
  return textTypes.test(contentType ?? '');
}

/** Returns the headers as a function gets them, with those that AWS adds. */
export function forwardedHeaders(headers: Readonly<Record<string, string>>) {
  return {
    ...headers,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': headers['host']?.split(':')[1] ?? '80',
  };
}

/** Returns the single cookies of a request's header. */
export function cookiesOf(header: string): string[] {
  return header.split(/;\s*/).filter((one) => one !== '');
}

/** Values of the same parameter are joined with commas. */
export function joinedParameters(query: URLSearchParams): Record<string, string> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).join(',')]));
}

/** Returns how an event names the signer of a request. */
export function signerOf(caller: IamCaller, accountId: string) {
  const { accessKeyId: accessKey } = caller;
  if (caller.kind === 'developer') {
    const userArn = `arn:aws:iam::${accountId}:user/developer`;
    return { accessKey, accountId, callerId: accessKey, userArn, userId: accessKey };
  }
  const role = caller.roleArn.slice(caller.roleArn.indexOf('/') + 1);
  const session = caller.kind === 'function' ? caller.functionName : 'CognitoIdentityCredentials';
  const userArn = `arn:aws:sts::${accountId}:assumed-role/${role}/${session}`;
  const userId = `${role}:${session}`;
  return { accessKey, accountId, callerId: userId, userArn, userId };
}

/** '12/Mar/2020:19:03:58 +0000'. */
export function logTime(now: Date): string {
  const [date = '', time = ''] = now.toISOString().split('T');
  const [year, , day] = date.split('-');
  return `${day}/${months[now.getUTCMonth()]}/${year}:${time.slice(0, 8)} +0000`;
}
