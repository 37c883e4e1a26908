/**
 * Writes what orval does not: the operation table, the calls grouped by tag, the query options under our names and
 * the wire types. Pure: a document in, file texts out.
 */
import {
  at,
  bodyNameOf,
  isRecord,
  type Json,
  type OperationFacts,
  operationsOf,
  queryParametersOf,
  valueNameOf,
} from './document.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const modelFile = (name: string) => `model/${lower(name)}.zod.ts`;
const callFile = (id: string) => `${kebab(id)}/${kebab(id)}.ts`;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Name of a read in `queries`: getGameList becomes gameList. */
export const queryName = (id: string) => (/^get[A-Z]/.test(id) ? lower(id.slice(3)) : id);

interface Parameters {
  readonly type: string | undefined;
  readonly required: boolean;
}

function parametersOf(operation: OperationFacts): Parameters {
  const list = queryParametersOf(operation.raw);
  if (list.length === 0) return { type: undefined, required: false };
  return {
    type: `${upper(operation.id)}Params`,
    required: list.some((parameter) => parameter.required === true),
  };
}

/** The one argument of a call beside its options: `params: X`, `params?: X`, `body: X` or nothing. */
function argumentOf(operation: OperationFacts): {
  declared: string;
  passed: string;
  type?: string;
} {
  const body = bodyNameOf(operation);
  if (body !== undefined) return { declared: `body: ${body}`, passed: 'body', type: body };
  const { type, required } = parametersOf(operation);
  if (type === undefined) return { declared: '', passed: '' };
  return { declared: `params${required ? '' : '?'}: ${type}`, passed: 'params', type };
}

/** Whether a body takes names beyond the ones it declares. */
function isOpen(document: Json, name: string): boolean {
  const rest = at(document, 'components', 'schemas', name, 'additionalProperties');
  return rest !== undefined && rest !== false;
}

const join = (...parts: string[]) => parts.filter((part) => part !== '').join(', ');

function modelTypeImports(names: Iterable<string | undefined>, from: string): string[] {
  const unique = [...new Set(names)].filter((name) => name !== undefined).sort(compare);
  return unique.map((name) => `import type { ${name} } from '${from}${modelFile(name)}';`);
}

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

function callsFile(document: Json, tag: string, operations: readonly OperationFacts[]): string[] {
  const bodies = operations.map(bodyNameOf).filter((name) => name !== undefined);
  const open = bodies.some((name) => isOpen(document, name)) ? 'OpenBody, ' : '';
  const keyed = operations.some(({ idempotent }) => idempotent);
  return [
    ...(keyed ? ["import { newIdempotencyKey } from '../../transport/idempotency.ts';"] : []),
    `import type { ${open}RequestOptions, Transport } from '../../transport/types.ts';`,
    ...operations.map(({ id }) => `import { ${id} } from '../${callFile(id)}';`),
    ...modelTypeImports(
      operations.map((operation) => argumentOf(operation).type),
      '../',
    ),
    '',
    `/** The calls of the tag \`${tag}\`, bound to one transport. */`,
    `export const ${tag}Calls = (transport: Transport) => ({`,
    ...operations.flatMap((operation) => {
      const { declared, passed, type } = argumentOf(operation);
      const argument =
        type !== undefined && isOpen(document, type) ? `body: OpenBody<${type}>` : declared;
      return [
        `  /** ${operation.summary}. \`${operation.method} ${operation.path}\` */`,
        `  ${operation.id}: (${join(argument, 'options?: RequestOptions')}) =>`,
        `    ${operation.id}(${join(passed, operation.idempotent ? '{ idempotencyKey: newIdempotencyKey(), ...options, transport }' : '{ ...options, transport }')}),`,
      ];
    }),
    '});',
  ];
}

function lazyCallsFile(tags: readonly string[], operations: readonly OperationFacts[]): string[] {
  return [
    "import { lazily } from '../transport/lazily.ts';",
    "import type { Transport } from '../transport/types.ts';",
    ...tags.map((tag) => `import type { ${tag}Calls } from './calls/${tag}.ts';`),
    '',
    '/** One method per operation. */',
    'export interface Calls extends',
    `${tags.map((tag) => `  ReturnType<typeof ${tag}Calls>`).join(',\n')} {}`,
    '',
    '/** Every call; the code of a tag is loaded with the first call of it. */',
    'export function lazyCalls(transport: Transport): Calls {',
    ...tags.map(
      (tag) =>
        `  const ${tag} = lazily(async () => (await import('./calls/${tag}.ts')).${tag}Calls(transport));`,
    ),
    '  return {',
    ...operations.map(
      ({ id, tag }) => `    ${id}: async (...given) => (await ${tag}()).${id}(...given),`,
    ),
    '  };',
    '}',
  ];
}

const readsOf = (operations: readonly OperationFacts[]) =>
  operations.filter(({ method }) => method === 'GET');

const queryFile = (id: string) => `queries/${kebab(queryName(id))}.ts`;

/** The query of one read. A module of its own, so that it lies in the chunks that use it and in no other. */
function queryModule(operation: OperationFacts): string[] {
  const { id, token, summary } = operation;
  const { declared, passed, type } = argumentOf(operation);
  const key = `get${upper(id)}QueryKey(${passed})`;
  const query = `readQuery(api, ${key}, ${token === 'required'})`;
  return [
    "import { type QuerySource, readQuery } from '../../transport/queries.ts';",
    `import { get${upper(id)}QueryKey, get${upper(id)}QueryOptions } from '../${callFile(id)}';`,
    ...modelTypeImports([type], '../'),
    '',
    `/** ${summary}. */`,
    `export const ${queryName(id)} = (${join('api: QuerySource', declared)}) =>`,
    `  get${upper(id)}QueryOptions(${join(passed, `{ query: ${query}, request: { transport: api.transport } }`)});`,
  ];
}

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

/** Text of each file, by its path inside src/generated. */
export function portFiles(document: Json, banner: string): Map<string, string> {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const files = new Map<string, string[]>([
    ['operations.ts', operationsFile(operations)],
    ['queries.ts', queriesFile(operations)],
    ...readsOf(operations).map((read): [string, string[]] => [
      queryFile(read.id),
      queryModule(read),
    ]),
    ['wire.ts', wireFile(document, operations)],
    ['lazy-calls.ts', lazyCallsFile(tags, operations)],
    ...tags.map((tag): [string, string[]] => [
      `calls/${tag}.ts`,
      callsFile(
        document,
        tag,
        operations.filter((operation) => operation.tag === tag),
      ),
    ]),
  ]);
  return new Map(
    [...files].map(([path, lines]) => [path, `/** ${banner} */\n${lines.join('\n')}\n`]),
  );
}
