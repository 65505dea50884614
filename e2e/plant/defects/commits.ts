import type { Defect } from '../defect';

export const commits: readonly Defect[] = [
  {
    name: 'A goal or daily task that was deleted is stored',
    file: 'amplify/data/commit/check-commit.resolver.js',
    search: 'const rows = [...(args.complete ?? []), ...(args.select ?? [])];',
    replace: 'const rows = args.complete ?? [];',
    test: 'e2e/rules/commits.conformance.test.ts',
    title: 'a daily task that was deleted',
  },
  {
    name: 'A draft can be completed',
    file: 'amplify/data/commit/check-commit.resolver.js',
    search: " && task.state !== 'Draft'",
    replace: '',
    test: 'e2e/rules/commits.conformance.test.ts',
    title: 'names the completed tasks that were deleted or are drafts, and stores nothing',
  },
  {
    name: 'A commit is stored over what another device has committed',
    file: 'amplify/data/commit/commit-member.resolver.js',
    search: "'#revision = :revision'",
    replace: "'attribute_exists(#revision)'",
    test: 'e2e/rules/commits.conformance.test.ts',
    title: 'answers what is stored if something else was committed',
  },
  {
    name: 'A commit overwrites the level of another client',
    file: 'amplify/data/commit/commit-member.resolver.js',
    search:
      "isLevelless ? '(attribute_not_exists(#level) OR #level = :before)' : '#level = :before',",
    replace: '',
    test: 'e2e/rules/commits.conformance.test.ts',
    title: 'is refused if another client wrote the level meanwhile, with that level',
  },
  {
    name: 'A commit deletes rows of another member',
    file: 'amplify/data/commit/commit-member.resolver.js',
    search: "'attribute_not_exists(id) OR #owner = :owner'",
    replace: "'attribute_not_exists(id) OR #owner = :owner OR attribute_exists(id)'",
    test: 'e2e/rules/commits.conformance.test.ts',
    title: 'deletes no row of another member',
  },
  {
    name: 'What another client completed without amounts counts as not estimated',
    file: 'src/domain/impact/savings.ts',
    search: 'return saved ?? (task && savingsOf(task));',
    replace: 'return saved ?? null;',
    test: 'src/domain/actions/other-clients.test.ts',
    title: 'is part of a record that starts from the rows, with what its task saves',
  },
];
