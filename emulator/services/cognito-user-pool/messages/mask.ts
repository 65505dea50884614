/** A destination as Cognito shows it: 'j***@e***', '+*******1234'. */
export function maskDestination(destination: string): string {
  const [local = '', domain] = destination.split('@');
  if (domain !== undefined) return `${local.charAt(0)}***@${domain.charAt(0)}***`;
  return `+${'*'.repeat(7)}${destination.slice(-4)}`;
}
