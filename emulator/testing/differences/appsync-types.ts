import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The type declarations of @aws-appsync/utils, without comments, whose examples look like code. */
const declarations = readDeclarations();

/** Returns the functions of a declared object type and of its members, each with its path: 'util.time.nowISO8601'. */
export function declaredFunctions(type: string, path: string): string[] {
  return membersOf(type).flatMap(([name, memberType]) =>
    memberType === undefined ? `${path}.${name}` : declaredFunctions(memberType, `${path}.${name}`),
  );
}

/** Returns the functions of @aws-appsync/utils/dynamodb. */
export function dynamodbFunctions(): string[] {
  const module = readDeclarations('dynamodb-helpers.d.ts');
  const functions = module.matchAll(/^export declare function (\w+)/gm);
  return [
    ...Array.from(functions, ([, name = '']) => name),
    ...declaredFunctions('DynamoDBOperation', 'operations'),
  ];
}

/** Returns the operations that a request to a table may name. */
export function dynamodbOperations(): string[] {
  const requests = declarations.matchAll(/^export type DynamoDB\w+ = \{\n {4}operation: '(\w+)'/gm);
  return Array.from(requests, ([, name = '']) => name);
}

/** Returns the members of an object type, each with the name of its type unless it is a function. */
function membersOf(type: string): [string, string | undefined][] {
  const body = new RegExp(`^(?:export )?type ${type} = \\{\n([^]*?)\n\\};`, 'm').exec(
    declarations,
  )?.[1];
  if (body === undefined) throw new Error(`@aws-appsync/utils declares no type ${type}`);
  const members = body.matchAll(/^ {4}(\w+)(?:<.*?>)?(?:\(|: \(|: (\w+);)/gm);
  return Array.from(members, ([, name = '', memberType]) => [name, memberType]);
}

function readDeclarations(file = '.d.ts'): string {
  const folder = dirname(createRequire(import.meta.url).resolve('@aws-appsync/utils'));
  return readdirSync(folder)
    .filter((name) => name.endsWith(file))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\//g, '');
}
