/** The operations of a service, or the functions of a module. */
export interface Operations {
  heading: string;
  /** What a row is: 'Operation'. */
  kind: string;
  note?: string;
  /** Everything that AWS has, as far as an installed package says. */
  offered: readonly string[];
  supported: readonly string[];
}

/** Returns a section with a table of the operations, each with whether it is supported. */
export function operationsSection({ heading, kind, note, offered, supported }: Operations): string {
  const names = [...new Set([...offered, ...supported])].sort();
  const rows = names.map((name) => `| \`${name}\` | ${supported.includes(name) ? 'yes' : 'no'} |`);
  const count = `${supported.length} of ${names.length}.`;
  return `### ${heading}

${note ? `${count} ${note}` : count}

| ${kind} | Supported |
| --- | --- |
${rows.join('\n')}
`;
}
