/**
 * Generates the files that orval does not: operations as data, calls, query options under our names and the wire types.
 * Pure: takes a document, returns the texts of the files.
 */
import { callModule, callsFile, tableFile, tagFile } from './calls.ts';
import {
  at,
  isRecord,
  type Json,
  type OperationFacts,
  operationsOf,
  valueNameOf,
} from './document.ts';
import {
  argumentOf,
  callFile,
  compare,
  isOpen,
  join,
  kebab,
  modelFile,
  modelTypeImports,
  parametersOf,
  queryName,
  upper,
} from './names.ts';

function operationsFile(operations: readonly OperationFacts[]): string[] {
  const values = [...new Set(operations.map(valueNameOf))].sort(compare);
  return [
    ...values.map((name) => `import { ${name} } from './${modelFile(name)}';`),
    '',
    '/** Every operation: how it is sent and the schema of its value. */',
    'export const operations = {',
    ...operations.map((operation) => {
      const { id, method, path, tag, token, encrypted, idempotent, origin } = operation;
      const facts = Object.entries({ method, path, tag, token, encrypted, idempotent, origin })
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join(', ');
      return `  ${id}: { ${facts}, value: ${valueNameOf(operation)} },`;
    }),
    '} as const;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** A record with something made for every operation. */',
    'export const mapOperations = <T>(make: (id: OperationId) => T): Record<OperationId, T> => ({',
    ...operations.map(({ id }) => `  ${id}: make('${id}'),`),
    '});',
  ];
}

const readsOf = (operations: readonly OperationFacts[]) =>
  operations.filter(({ method }) => method === 'GET');

const queryFile = (id: string) => `queries/${kebab(queryName(id))}.ts`;

/** The query of one read, in its own module, so that only chunks that use it contain it. */
function queryModule(operation: OperationFacts): string[] {
  const { id, summary } = operation;
  const { declared, passed, type } = argumentOf(operation);
  return [
    "import { type QuerySource, readQuery } from '../../transport/queries.ts';",
    `import { ${id} as operation } from '../${callFile(id)}';`,
    ...modelTypeImports([type], '../'),
    '',
    `/** ${summary}. */`,
    `export const ${queryName(id)} = (${join('api: QuerySource', declared)}) =>`,
    `  readQuery(${join('api', 'operation', passed)});`,
  ];
}

/** The path of each read: what its answers are kept under, whatever they were asked with. */
const pathsFile = (operations: readonly OperationFacts[]): string[] =>
  readsOf(operations).map(({ id, path }) => `export const ${queryName(id)} = '${path}';`);

const queriesFile = (operations: readonly OperationFacts[]): string[] =>
  readsOf(operations).map(({ id }) => `export { ${queryName(id)} } from './${queryFile(id)}';`);

function wireFile(document: Json, operations: readonly OperationFacts[]): string[] {
  const schemas = at(document, 'components', 'schemas');
  const names = Object.keys(isRecord(schemas) ? schemas : {}).sort(compare);
  const open = names.filter((name) => isOpen(document, name) && name.endsWith('Body'));
  const types = names
    .filter((name) => !open.includes(name))
    .map((name) => `export type { ${name} as Wire${name} } from './${modelFile(name)}';`);
  const openTypes = open.flatMap((name) => [
    `import type { ${name} } from './${modelFile(name)}';`,
    `export type Wire${name} = OpenBody<${name}>;`,
  ]);
  const params = operations.flatMap((operation) => {
    const { type } = parametersOf(operation);
    if (type === undefined) return [];
    const name = `Wire${upper(queryName(operation.id))}Params`;
    return [`export type { ${type} as ${name} } from './${modelFile(type)}';`];
  });
  const helper = open.length > 0 ? ["import type { OpenBody } from '../transport/types.ts';"] : [];
  return [...helper, ...types, ...params, ...openTypes];
}

function groupedByTag(operations: readonly OperationFacts[]): Map<string, OperationFacts[]> {
  const tags = new Map<string, OperationFacts[]>();
  for (const operation of operations) {
    tags.set(operation.tag, [...(tags.get(operation.tag) ?? []), operation]);
  }
  return tags;
}

/** The text of each file, by its path inside src/generated. */
export function portFiles(document: Json, banner: string): Map<string, string> {
  const operations = operationsOf(document);
  const tags = groupedByTag(operations);
  const files = new Map<string, string[]>([
    ['operations.ts', operationsFile(operations)],
    ['calls.ts', callsFile(document, operations)],
    ['table.ts', tableFile(tags)],
    ['queries.ts', queriesFile(operations)],
    ['paths.ts', pathsFile(operations)],
    ['wire.ts', wireFile(document, operations)],
  ]);
  for (const operation of operations)
    files.set(callFile(operation.id), callModule(document, operation));
  for (const read of readsOf(operations)) files.set(queryFile(read.id), queryModule(read));
  for (const [tag, of] of tags) files.set(`tags/${tag}.ts`, tagFile(of));
  return new Map(
    [...files].map(([path, lines]) => [path, `/** ${banner} */\n${lines.join('\n')}\n`]),
  );
}
