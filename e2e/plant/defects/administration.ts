import type { Defect } from '../defect';

/** Mistakes in the administration that journeys found, where a cheaper test finds them too. */
export const administration: readonly Defect[] = [
  {
    name: 'Members write the catalog',
    file: 'amplify/data/models/catalog-fields.ts',
    search: "  allow.authenticated().to(['read']),\n  allow.group(adminGroup),",
    replace: '  allow.authenticated(),\n  allow.group(adminGroup),',
    test: 'e2e/rules/authorization-matrix.conformance.test.ts',
    title: 'access to data',
  },
  {
    name: 'A draft whose response was lost is stored twice, or not at all',
    file: 'src/data/admin-list.ts',
    search: 'if (hasFields(stored, fields)) return stored;',
    replace: 'if (hasFields(stored, fields)) return undefined;',
    test: 'src/data/admin-list.test.tsx',
    title: 'Retrying a create that was stored returns its row, whatever else it has by now',
  },
  {
    name: 'An import whose response was lost writes its rows again',
    file: 'src/pages/admin/hub/csv/use-import.ts',
    search: 'plan: await withStored(file, plan), interruption',
    replace: 'plan: await Promise.resolve(plan), interruption',
    test: 'src/pages/admin/hub/csv/import-panel.test.tsx',
    title: 'resumes after a lost response without writing a row twice',
  },
  {
    name: 'A file that was imported before is imported again',
    file: 'src/domain/csv/import-plan.ts',
    search: 'stored.filter((_, at) => keys[at] === key)',
    replace: 'stored.filter((_, at) => keys[at] === key && at < 0)',
    test: 'src/domain/csv/import-plan.test.ts',
    title: 'creates no duplicates when it is run again',
  },
  {
    name: 'A file with an unclosed quote loses its last rows',
    file: 'src/domain/csv/parse-csv.ts',
    search: "if (error?.code === 'MissingQuotes')",
    replace: "if (error?.code === 'UndetectableDelimiter')",
    test: 'src/domain/csv/csv.test.ts',
    title: 'is refused with the line of an unclosed quote',
  },
  {
    name: 'A form with missing fields leaves the focus on its button',
    file: 'src/components/use-form.ts',
    search: '      else focusInvalid(event.currentTarget, problems);\n',
    replace: '',
    test: 'src/components/use-form.test.tsx',
    title:
      'shows problems from the first attempt on, and focuses the first field in the form’s order',
  },
  {
    name: 'A question is closed while its answer runs, and a failure is lost with it',
    file: 'src/components/question.tsx',
    search: 'if (!isBusy) onClose();',
    replace: 'onClose();',
    test: 'src/features/admin-catalog/admin-editor.test.tsx',
    title: 'does while it runs, and stays open',
  },
  {
    name: 'The focus of a row that is gone goes to another row’s button',
    file: 'src/components/focus-home.ts',
    search: 'takers.find((one) => homeOf(one) === target) ?? takers[0]',
    replace: 'takers[0]',
    test: 'src/components/focus-home.test.tsx',
    title: 'A control that takes it for a container inside leaves it to the one outside',
  },
  {
    name: 'A page of links is as long as one of tasks',
    file: 'src/domain/models/link-model.ts',
    search: 'perPage: 25,',
    replace: 'perPage: 30,',
    test: 'src/features/admin-catalog/row-list.test.tsx',
    title: 'has 30 tasks or 25 links on a page',
  },
];
