const ROWS_PER_REQUEST = 100;

type Row = Readonly<Record<string, unknown>>;

/** A GraphQL document and its variables. */
interface Creation {
  readonly document: string;
  readonly variables: Record<string, Row>;
}

/** Returns the requests that create rows of a model, many rows in each. */
export function creationsOf(model: string, rows: readonly Row[]): Creation[] {
  const creations: Creation[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_REQUEST) {
    const batch = rows.slice(start, start + ROWS_PER_REQUEST);
    const variables = batch.map((_, at) => `$v${at}: Create${model}Input!`);
    const roots = batch.map((_, at) => `r${at}: create${model}(input: $v${at}) { id }`);
    creations.push({
      document: `mutation Load(${variables.join(', ')}) { ${roots.join(' ')} }`,
      variables: Object.fromEntries(batch.map((row, at) => [`v${at}`, row])),
    });
  }
  return creations;
}
