/**
 * Generates the files of calls: operations as data, their tags, the table that finds them and the type of all calls.
 */
import { bodyMediaOf, type Json, type OperationFacts, valueNameOf } from './document.ts';
import { argumentOf, callFile, isOpen, join, modelFile, modelTypeImports } from './names.ts';

const kinds = {
  none: ['plain', 'encrypted'],
  optional: ['withOptionalToken', 'encryptedWithToken'],
  required: ['withToken', 'encryptedWithToken'],
} as const;

const inputTypeOf = (document: Json, operation: OperationFacts): string => {
  const { type, declared } = argumentOf(operation);
  if (type === undefined) return 'never';
  if (isOpen(document, type)) return `OpenBody<${type}>`;
  return declared.startsWith('params?') ? `${type} | undefined` : type;
};

/** The constants of an operation as an object literal; empty for none. */
function sendsText({ id, method, sends }: OperationFacts): string {
  const constants = Object.entries(sends);
  if (constants.length === 0) return '';
  if (method !== 'GET') throw new Error(`${id}: only a read has x-sends`);
  const values = constants.map(([name, constant]) => {
    const value = 'is' in constant ? `is: '${constant.is}'` : `of: '${constant.of}'`;
    return `${name}: { ${value} }`;
  });
  return `{ ${values.join(', ')} }`;
}

/** One operation as data, in its own module, so that a page contains only the schemas of its own calls. */
export function callModule(document: Json, operation: OperationFacts): string[] {
  const { id, method, path, token, encrypted, idempotent, summary } = operation;
  const value = valueNameOf(operation);
  const { type } = argumentOf(operation);
  const kind = kinds[token][encrypted ? 1 : 0];
  const input = inputTypeOf(document, operation);
  const sends = method === 'GET' ? 'read' : 'write';
  const form = bodyMediaOf(operation.raw)?.isForm === true ? "'form'" : '';
  const takes = type === undefined ? "'nothing'" : form;
  const sent = sendsText(operation);
  const rest =
    method === 'GET'
      ? join(takes === '' && sent !== '' ? "'query'" : takes, sent)
      : join(idempotent ? 'true' : takes === '' ? '' : 'false', takes);
  const given = join(kind, method === 'GET' ? '' : `'${method}'`, `'${path}'`, value, rest);
  return [
    `import { ${kind} } from '../../transport/kinds.ts';`,
    `import { ${sends} } from '../../transport/operation.ts';`,
    ...(input.startsWith('OpenBody')
      ? ["import type { OpenBody } from '../../transport/types.ts';"]
      : []),
    ...modelTypeImports([type === value ? undefined : type], '../'),
    `import { ${value} } from '../${modelFile(value)}';`,
    '',
    `/** ${summary}. \`${method} ${path}\` */`,
    `export const ${id} = /*#__PURE__*/ ${sends}<${input}, ${value}>(${given});`,
  ];
}

/** The operations of one tag, which are loaded together. */
export const tagFile = (operations: readonly OperationFacts[]): string[] =>
  operations.map(({ id }) => `export { ${id} } from '../${callFile(id)}';`);

/**
 * The table with the module of each operation. It loads with the first call, so that the size of a page does not depend
 * on the number of operations.
 */
export function tableFile(tags: ReadonlyMap<string, readonly OperationFacts[]>): string[] {
  return [
    "import type { Operation } from '../transport/operation.ts';",
    '',
    'type Operations = Readonly<Record<string, Operation<never, unknown>>>;',
    '',
    'const tags: readonly (readonly [() => Promise<Operations>, string])[] = [',
    ...[...tags].map(
      ([tag, operations]) =>
        `  [() => import('./tags/${tag}.ts'), '${operations.map(({ id }) => id).join(' ')}'],`,
    ),
    '];',
    '',
    '/** The operation of a name, or undefined. */',
    'export async function operationNamed(',
    '  name: string,',
    '): Promise<Operation<never, unknown> | undefined> {',
    "  const found = tags.find(([, names]) => names.split(' ').includes(name));",
    '  return found === undefined ? undefined : (await found[0]())[name];',
    '}',
  ];
}

export function callsFile(document: Json, operations: readonly OperationFacts[]): string[] {
  const inputs = operations.map((operation) => argumentOf(operation).type);
  const open = inputs.some((name) => name !== undefined && isOpen(document, name));
  const keyed = operations.filter(({ idempotent }) => idempotent);
  const types = join('KeyedOptions', open ? 'OpenBody' : '', 'RequestOptions', 'Transport');
  return [
    "import { callByName } from '../transport/lazy-calls.ts';",
    `import type { ${types} } from '../transport/types.ts';`,
    ...modelTypeImports([...inputs, ...operations.map(valueNameOf)], './'),
    '',
    '/** One method per operation. */',
    'export interface Calls {',
    ...operations.flatMap((operation) => {
      const { declared, type } = argumentOf(operation);
      const argument =
        type !== undefined && isOpen(document, type) ? `body: OpenBody<${type}>` : declared;
      const options = operation.idempotent ? 'options: KeyedOptions' : 'options?: RequestOptions';
      return [
        `  /** ${operation.summary}. \`${operation.method} ${operation.path}\` */`,
        `  ${operation.id}(${join(argument, options)}): Promise<${valueNameOf(operation)}>;`,
      ];
    }),
    '}',
    '',
    '/** Calls that take an idempotency key: the backend runs them once for each key (WAL-07). */',
    'export type KeyedOperation =',
    ...keyed.map(({ id }, at) => `  | '${id}'${at === keyed.length - 1 ? ';' : ''}`),
    '',
    '/**',
    ' * Returns `own` with every call added. A call is found by its name; its code is loaded when it is first made.',
    ' * `then` and `toJSON` are no calls, so that an `Api` can be awaited and logged without a request.',
    ' */',
    'export function lazyCalls<T extends object>(transport: Transport, own: T): Calls & T;',
    'export function lazyCalls(transport: Transport, own: object): object {',
    '  const calls = new Map<string, (...given: unknown[]) => Promise<unknown>>();',
    '  return new Proxy(own, {',
    '    get: (target, name, receiver) => {',
    "      if (typeof name !== 'string' || name in target || name === 'then' || name === 'toJSON')",
    '        return Reflect.get(target, name, receiver);',
    '      const call = calls.get(name) ?? ((...given) => callByName(transport, name, given));',
    '      calls.set(name, call);',
    '      return call;',
    '    },',
    '  });',
    '}',
  ];
}
