/** Leaves out the hashes that the CDK appends to names: 'mail/Outbox'. */
export function readable(path: string): string {
  return path
    .split('/')
    .map((name) => name.replace(/[0-9A-F]{8}$/, ''))
    .join('/');
}
