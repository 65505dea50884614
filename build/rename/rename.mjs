// Gives words with several meanings one each, and functions verbs for names. Run in a tree's root, with node_modules:
//   node build/rename/rename.mjs            renames, then prints the changed files
//   node build/rename/rename.mjs --dry      only says what it would do
// Missing symbols are skipped loudly, and the exit code is then 2.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative, resolve } from 'node:path';

const root = process.cwd();
const isDry = process.argv.includes('--dry');
// The tree's own TypeScript has no language service, the deployer's has.
const deployer = createRequire(join(root, 'package.json')).resolve('@aws-amplify/backend-deployer');
const ts = createRequire(deployer)('typescript');

/** [file, old name, new name] of a declaration: function, constant, type, or a member as Owner.member. */
const symbols = [
  // entryOf: five kinds of entry.
  ['src/domain/plan-entry.ts', 'entryOf', 'toPlanEntry'],
  ['src/domain/profile-form.ts', 'entryOf', 'toProfileEntry'],
  ['src/domain/ledger.ts', 'entryOf', 'toLedgerEntry'],
  ['src/domain/models/entry.ts', 'entryOf', 'toFormEntry'],
  ['emulator/services/dynamodb/consumed-units.ts', 'entryOf', 'toIndexEntry'],
  // pageOf: a page of rows, the number of a page of pictures.
  ['src/data/paging.ts', 'pageOf', 'toPage'],
  ['src/domain/pictures/picture-page.ts', 'pageOf', 'findPageNumber'],
  // publicPages: components, texts, addresses.
  ['src/content/public-pages.ts', 'publicPages', 'publicPageTexts'],
  ['e2e/setup/pages.ts', 'publicPages', 'publicPagePaths'],
  // Saved: stored JSON, savings as texts, a cell of the history.
  ['src/session/return-place.ts', 'Saved', 'JsonText'],
  ['src/domain/impact/headline.ts', 'Saved', 'SavingsTexts'],
  ['src/pages/member/history/saved.tsx', 'Saved', 'SavedDetails'],
  // Place: an address to return to, a request's parameter, a position.
  ['src/session/return-place.ts', 'Place', 'ReturnPlace'],
  ['src/data/use-history.ts', 'Place', 'PageParam'],
  ['src/pages/member/home/score/share-card.ts', 'Place', 'Square'],
  // catalog: what admins manage. What a member chooses from are the offered tasks.
  ['src/data/keys.ts', 'keys.catalogs', 'allOfferedTasks'],
  ['src/data/keys.ts', 'keys.catalog', 'offeredTasks'],
  ['src/data/keys.ts', 'CATALOG', 'OFFERED_TASKS'],
  ['src/data/tasks.ts', 'catalogQuery', 'offeredTasksQuery'],
  ['src/pages/member/goals/catalog-card.tsx', 'CatalogCard', 'OfferedTaskCard'],
  ['src/pages/member/goals/catalog-card.tsx', 'CatalogCardProps', 'OfferedTaskCardProps'],
  ['src/pages/member/goals/catalog-list.tsx', 'CatalogList', 'OfferedTaskList'],
  ['src/pages/member/goals/catalog-list.tsx', 'CatalogListProps', 'OfferedTaskListProps'],
  ['amplify/seed/catalog/types.ts', 'CatalogTask', 'SeedTask'],
  ['amplify/seed/catalog/types.ts', 'CatalogLink', 'SeedLink'],
  // Participles and adjectives.
  ['src/components/announcer.tsx', 'differing', 'makeDifferent'],
  ['src/service-worker/worker.ts', 'cached', 'findCached'],
  ['src/service-worker/worker.ts', 'cachedShell', 'findCachedShell'],
  ['src/features/admin-pictures/picture-storage.ts', 'translating', 'translateErrors'],
  ['src/features/admin-pictures/picture-storage.ts', 'translated', 'translateError'],
  ['src/features/admin-pictures/prepare-picture.ts', 'encoded', 'encode'],
  ['src/features/admin-catalog/use-builder.ts', 'copiedEntry', 'copyEntry'],
  ['src/features/admin-catalog/delete-dialog.tsx', 'restoring', 'describeRestoring'],
  ['src/features/admin-catalog/use-leave-guard.tsx', 'leavingButton', 'findLeavingButton'],
  ['src/session/start-session.ts', 'storedSession', 'readStoredSession'],
  ['src/session/return-place.ts', 'savedPlace', 'readSavedPlace'],
  ['src/session/stored-tokens.ts', 'storedTokens', 'readStoredTokens'],
  ['src/session/stored-tokens.ts', 'storedAccount', 'readStoredAccount'],
  ['src/data/swaps.ts', 'recordedSelections', 'fetchRecordedSelections'],
  ['src/data/admin-list.ts', 'parsed', 'parse'],
  ['src/data/goal-plans.ts', 'unchanged', 'keepUnchanged'],
  ['src/data/batch.ts', 'numbered', 'numberAliases'],
  ['src/data/use-picture.ts', 'signedPicture', 'signPicture'],
  ['src/domain/level.ts', 'boundedLevel', 'boundLevel'],
  ['src/domain/pictures/picture-name.ts', 'unusedPath', 'findUnusedPath'],
  ['src/domain/pictures/picture-size.ts', 'storedSize', 'limitSize'],
  ['src/domain/web-link.ts', 'parsed', 'parse'],
  ['src/domain/impact/amount-text.ts', 'roundedAmount', 'roundAmount'],
  ['src/domain/daily-pick.ts', 'shuffled', 'shuffle'],
  ['src/domain/lifetime-changes.ts', 'changed', 'change'],
  ['src/domain/lifetime-changes.ts', 'trimmed', 'trim'],
  ['src/domain/mask-destination.ts', 'starred', 'mask'],
  ['src/domain/plan-sentence.ts', 'lowered', 'lowerFirstLetter'],
  ['src/domain/csv/read-sheet.ts', 'decoded', 'decode'],
  ['src/domain/csv/row-problems.ts', 'shortened', 'shorten'],
  ['src/domain/csv/import-plan.ts', 'created', 'planCreation'],
  ['src/domain/csv/import-plan.ts', 'compared', 'compareRow'],
  ['src/domain/csv/import-plan.ts', 'groupedByKey', 'groupByKey'],
  ['src/domain/goal-text.ts', 'plannedFirst', 'sortPlannedFirst'],
  ['src/pages/member/home/daily-tasks/reassign.ts', 'failed', 'fail'],
  ['src/pages/member/home/completions/complete-shown.ts', 'lowered', 'lowerLevel'],
  ['src/pages/member/home/score/share-card.ts', 'loadedType', 'loadType'],
  ['src/pages/admin/hub/csv/stored-rows.ts', 'compared', 'compareRows'],
  ['src/pages/admin/hub/csv/csv-file.ts', 'refused', 'refuse'],
  ['src/pages/member/profile/use-profile.ts', 'changedEmail', 'readChangedEmail'],
  ['src/pages/public/sign-in/use-services.ts', 'reported', 'reportFailure'],
  ['src/pages/public/sign-in/use-services.ts', 'confirmedAlready', 'continueIfConfirmed'],
];

/** [old path, new path] */
const files = [
  ['src/content/public-pages.ts', 'src/content/public-page-texts.ts'],
  ['src/pages/member/history/saved.tsx', 'src/pages/member/history/saved-details.tsx'],
  ['src/pages/member/history/saved.module.css', 'src/pages/member/history/saved-details.module.css'],
  ['src/pages/member/goals/catalog-card.tsx', 'src/pages/member/goals/offered-task-card.tsx'],
  ['src/pages/member/goals/catalog-card.module.css', 'src/pages/member/goals/offered-task-card.module.css'],
  ['src/pages/member/goals/catalog-list.tsx', 'src/pages/member/goals/offered-task-list.tsx'],
];

const missing = [];
const changedFiles = new Set();
const skip = (what) => {
  missing.push(what);
  console.error(`SKIPPED: ${what}`);
};
const tracked = () => execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');

// One program over all folders, so that a rename reaches e2e/, build/ and simulation/ too.
const edits = new Map();
const names = tracked()
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('emulator/fixtures/') && existsSync(file))
  .map((file) => join(root, file));
const isName = new Set(names);
const texts = new Map();
const textOf = (file) => {
  if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return texts.get(file);
};
const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  baseUrl: root,
  paths: { '@/*': ['src/*'] },
  types: [],
};
const host = {
  getCompilationSettings: () => options,
  getScriptFileNames: () => names,
  getScriptVersion: () => '0',
  getScriptSnapshot: (file) => {
    const text = textOf(file);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  // Only our own modules are renamed; without the packages' types the program loads in seconds.
  resolveModuleNames: (specifiers, from) =>
    specifiers.map((specifier) => {
      const base = specifier.startsWith('@/') ? join(root, 'src', specifier.slice(2)) : specifier.startsWith('.') ? resolve(dirname(from), specifier) : undefined;
      const found = base && [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((one) => isName.has(one));
      return found ? { resolvedFileName: found, extension: found.endsWith('x') ? '.tsx' : '.ts' } : undefined;
    }),
};
const service = ts.createLanguageService(host, ts.createDocumentRegistry());

function declarationOf(source, dotted) {
  const [first, member] = dotted.split('.');
  let owner;
  const visit = (node, wanted) => {
    if (
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) &&
      node.name && ts.isIdentifier(node.name) && node.name.text === wanted
    ) {
      owner ??= node;
      return;
    }
    ts.forEachChild(node, (child) => visit(child, wanted));
  };
  visit(source, first);
  if (!owner || !member) return owner?.name;
  let found;
  const inside = (node) => {
    if ((ts.isPropertySignature(node) || ts.isPropertyAssignment(node) || ts.isMethodSignature(node)) &&
      ts.isIdentifier(node.name) && node.name.text === member) found ??= node.name;
    ts.forEachChild(node, inside);
  };
  inside(owner);
  return found;
}

function isTaken(file, name) {
  return new RegExp(`(function|const|interface|type|class|import .*)\\b ${name}\\b`).test(textOf(file) ?? '');
}

for (const [file, from, to] of symbols) {
  const path = join(root, file);
  const what = `${from} in ${file}`;
  const source = names.includes(path) && service.getProgram().getSourceFile(path);
  if (!source) {
    skip(`${what}: no such file`);
    continue;
  }
  const name = declarationOf(source, from);
  if (!name) {
    skip(`${what}: no such declaration`);
    continue;
  }
  if (isTaken(path, to)) {
    skip(`${what}: ${to} is taken there`);
    continue;
  }
  const places = service.findRenameLocations(path, name.getStart(source), false, false, {
    providePrefixAndSuffixTextForRename: from.includes('.'),
  });
  if (!places) {
    skip(`${what}: can't be renamed`);
    continue;
  }
  const byFile = Map.groupBy ? Map.groupBy(places, (one) => one.fileName) : group(places);
  const clash = [...byFile.keys()].find((one) => one !== path && !from.includes('.') && isTaken(one, to));
  if (clash) {
    skip(`${what}: ${to} is taken in ${relative(root, clash)}`);
    continue;
  }
  // All positions are those of the tree as it was, so that one program serves every rename.
  for (const [target, spots] of byFile) {
    const list = edits.get(target) ?? [];
    for (const { textSpan, prefixText = '', suffixText = '' } of spots)
      list.push({ start: textSpan.start, end: textSpan.start + textSpan.length, text: prefixText + to + suffixText });
    edits.set(target, list);
    changedFiles.add(relative(root, target));
  }
  console.log(`${what} → ${to} (${places.length} places, ${byFile.size} files)`);
}

function group(places) {
  const map = new Map();
  for (const one of places) map.set(one.fileName, [...(map.get(one.fileName) ?? []), one]);
  return map;
}

if (!isDry) {
  for (const [file, list] of edits) {
    let text = textOf(file);
    for (const { start, end, text: own } of list.toSorted((a, b) => b.start - a.start)) text = text.slice(0, start) + own + text.slice(end);
    writeFileSync(file, text);
  }
}

// Files: the import's last segment in every module that resolves to it, and whole paths in documents and code.
for (const [from, to] of files) {
  if (!existsSync(from)) {
    skip(`the file ${from}`);
    continue;
  }
  if (existsSync(to)) {
    skip(`the file ${from}: ${to} exists`);
    continue;
  }
  console.log(`${from} → ${to}`);
  if (isDry) continue;
  execFileSync('git', ['mv', from, to]);
  changedFiles.delete(from);
  changedFiles.add(to);
  const plain = (path) => path.replace(/\.tsx?$/, '');
  for (const file of tracked().filter((one) => /\.(tsx?|mjs|md|jsonc?|css|yml)$/.test(one) && existsSync(one))) {
    const before = readFileSync(file, 'utf8');
    let text = before.replaceAll(from, to).replaceAll(`'${plain(from).replace(/^src\//, '@/')}'`, `'${plain(to).replace(/^src\//, '@/')}'`);
    text = text.replace(/(['"])(\.{1,2}\/[^'"\n]+)\1/g, (all, quote, specifier) => {
      const target = posix.normalize(posix.join(dirname(file), specifier));
      if (target !== from && target !== plain(from)) return all;
      let moved = posix.relative(dirname(file), target === from ? to : plain(to));
      if (!moved.startsWith('.')) moved = `./${moved}`;
      return quote + moved + quote;
    });
    if (text === before) continue;
    writeFileSync(file, text);
    changedFiles.add(file);
  }
}

const written = [...changedFiles].filter((file) => existsSync(resolve(root, file)));
if (!isDry && written.length > 0) execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', ...written], { stdio: 'inherit' });
console.log(`\n${written.length} files changed:\n${written.sort().join('\n')}`);
if (missing.length > 0) {
  console.error(`\n${missing.length} skipped:\n${missing.join('\n')}`);
  process.exitCode = 2;
}
