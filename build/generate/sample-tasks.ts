import { sampleTasks } from '../../amplify/seed/catalog/sample-tasks';

/**
 * Returns the text of src/content/generated/sample-tasks.ts: what the landing page shows of three of the catalog's
 * tasks, since src/ imports no code from amplify/.
 */
export function sampleTasksModule(): string {
  const shown = sampleTasks.map(({ id, name, score, duration }) => ({ id, name, score, duration }));
  return `// From amplify/seed/catalog/sample-tasks.ts: edit that file, then run npm run generate.
export const sampleTasks = ${JSON.stringify(shown, null, 1)} as const;
`;
}
