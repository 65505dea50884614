/** Whether a caller may do something with a subject. */
export interface Cell {
  who: string;
  subject: string;
  action: string;
  allowed: boolean;
}

/** Parses a matrix into its cells: each column is a caller, each row a subject and an action. */
export function cellsOf(table: string): Cell[] {
  const [heading = '', ...rows] = table.trim().split('\n');
  const columns = heading.trim().split(/\s+/);
  return rows.flatMap((row) => {
    const [subject = '', action = '', ...answers] = row.trim().split(/\s+/);
    if (answers.length !== columns.length) throw new Error(`A cell is missing in: ${row}`);
    return columns.map((who, column) => ({
      who,
      subject,
      action,
      allowed: answers[column] === 'yes',
    }));
  });
}

/** Returns the title of a cell's test. */
export function titleOf({ who, subject, action, allowed }: Cell): string {
  return `${who} × ${subject} ${action}: ${allowed ? 'yes' : 'no'}`;
}
