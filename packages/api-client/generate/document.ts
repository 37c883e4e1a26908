/** Reads the bundled contract: the facts of each operation, and the document without its envelope. */

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of keys and indexes; undefined where the path ends early. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let here = value;
  for (const step of path) {
    if (Array.isArray(here)) here = here[Number(step)];
    else if (isRecord(here)) here = here[String(step)];
    else return undefined;
  }
  return here;
}

/** A fixed word, or the name of a fact that the transport knows. */
export type Constant = { readonly is: string } | { readonly of: string };

/** The facts of one operation that code generation and the transport need. */
export interface OperationFacts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly origin: string;
  readonly token: 'none' | 'required' | 'optional';
  readonly encrypted: boolean;
  /** Whether it accepts the header Idempotency-Key. */
  readonly idempotent: boolean;
  /** Query parameters that every request has, each with its word or the name of a fact. */
  readonly sends: Readonly<Record<string, Constant>>;
  /** The operation inside the document, so that it can be changed in place. */
  readonly raw: Json;
}

/**
 * Reads `x-sends`.
 * @throws {Error} when a constant is neither `{ is: "word" }` nor `{ of: fact }`, or is no parameter of the query
 */
function sendsOf(raw: Json): Record<string, Constant> {
  const sends = raw['x-sends'] ?? {};
  const known = queryParametersOf(raw).map(({ name }) => name);
  const constants = Object.entries(isRecord(sends) ? sends : { 'x-sends': sends });
  return Object.fromEntries(
    constants.map(([name, value]): [string, Constant] => {
      const [is, of] = [at(value, 'is'), at(value, 'of')];
      if (known.includes(name) && typeof is === 'string' && of === undefined) return [name, { is }];
      if (known.includes(name) && typeof of === 'string' && is === undefined) return [name, { of }];
      throw new Error(`${String(raw.operationId)}: x-sends cannot have ${name}`);
    }),
  );
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

function tokenOf(raw: Json): OperationFacts['token'] {
  if (raw['x-token'] === 'optional') return 'optional';
  return Array.isArray(raw.security) && raw.security.length > 0 ? 'required' : 'none';
}

/** Every operation of a bundled document, in the document's order. */
export function operationsOf(document: unknown): OperationFacts[] {
  const paths = at(document, 'paths');
  const found: OperationFacts[] = [];
  for (const [path, item] of Object.entries(isRecord(paths) ? paths : {})) {
    for (const [method, raw] of Object.entries(isRecord(item) ? item : {})) {
      if (!methods.has(method) || !isRecord(raw) || raw['x-stream'] === true) continue;
      found.push({
        id: String(raw.operationId),
        method: method.toUpperCase(),
        path,
        tag: String(at(raw, 'tags', 0)),
        summary: String(raw.summary),
        origin: String(raw['x-origin']),
        token: tokenOf(raw),
        encrypted: raw['x-encrypted'] === true,
        idempotent: raw['x-idempotent'] === true,
        sends: sendsOf(raw),
        raw,
      });
    }
  }
  return found;
}

/**
 * Removes what clients do not need from a schema. Descriptions would be sent to every visitor as `.describe(...)`, so
 * they stay in the contract, like the marks of origin, which beside a `$ref` would hide its target. Some deviations do
 * not harm a client (another date format, more decimals than the currency has): the drift tool reports them, and the
 * client must not reject the whole answer because of them.
 */
function asClientsCheck(schema: unknown): void {
  if (Array.isArray(schema)) for (const part of schema) asClientsCheck(part);
  if (!isRecord(schema)) return;
  const lenient = schema['x-client-pattern'];
  if (typeof lenient === 'string') schema.pattern = lenient;
  delete schema['x-client-pattern'];
  if (typeof schema.format === 'string') delete schema.format;
  delete schema['x-origin'];
  if (typeof schema.description === 'string') delete schema.description;
  delete schema.examples;
  delete schema.example;
  for (const part of Object.values(schema)) asClientsCheck(part);
}

const envelopeValue = [
  'responses',
  '200',
  'content',
  'application/json',
  'schema',
  'oneOf',
  0,
  'properties',
  'value',
];

/** Schema name of the value inside the envelope. Throws when there is no envelope or the value has no name. */
export function valueNameOf({ id, raw }: Pick<OperationFacts, 'id' | 'raw'>): string {
  const ref = at(raw, ...envelopeValue, '$ref');
  if (typeof ref !== 'string') throw new Error(`${id}: no envelope around a named value`);
  return ref.slice(ref.lastIndexOf('/') + 1);
}

const formType = 'application/x-www-form-urlencoded';

/** How the body of an operation is sent. */
export interface BodyMedia {
  /** Media type: JSON, or an HTML form. */
  readonly type: string;
  readonly isForm: boolean;
  readonly schema: unknown;
  readonly example: unknown;
}

/** The body of an operation; undefined for an operation without one. */
export function bodyMediaOf(raw: Json): BodyMedia | undefined {
  const content = at(raw, 'requestBody', 'content');
  const [first] = Object.entries(isRecord(content) ? content : {});
  if (first === undefined) return undefined;
  const [type, media] = first;
  return {
    type,
    isForm: type === formType,
    schema: at(media, 'schema'),
    example: at(media, 'example'),
  };
}

/** Schema name of the request body; undefined for an operation without one. */
export function bodyNameOf({
  id,
  raw,
  encrypted,
}: Pick<OperationFacts, 'id' | 'raw' | 'encrypted'>): string | undefined {
  const media = bodyMediaOf(raw);
  if (media === undefined) return undefined;
  const { schema, isForm } = media;
  if (isForm && encrypted) throw new Error(`${id}: a form has no encrypted form`);
  const ref = encrypted ? at(schema, 'anyOf', 0, '$ref') : at(schema, '$ref');
  if (typeof ref !== 'string') throw new Error(`${id}: the body has no name`);
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** The parameters that a caller passes; the transport sets those in headers. */
export const queryParametersOf = (raw: Json): Json[] =>
  (Array.isArray(raw.parameters) ? raw.parameters : []).filter(
    (parameter): parameter is Json => isRecord(parameter) && parameter.in === 'query',
  );

/** Removes streams: they have no envelope and no call. */
function withoutStreams(document: unknown): void {
  const paths = at(document, 'paths');
  if (!isRecord(paths)) return;
  for (const [path, item] of Object.entries(paths)) {
    if (at(item, 'get', 'x-stream') === true) delete paths[path];
  }
}

/**
 * Removes the envelope from every answer and the encrypted form from every body, so that generated types describe the
 * values that callers see.
 */
export function withoutEnvelope<T>(document: T): T {
  const copy = structuredClone(document);
  withoutStreams(copy);
  for (const operation of operationsOf(copy)) {
    const { raw } = operation;
    const body = bodyNameOf(operation);
    raw.responses = {
      '4XX': {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
      '200': {
        description: operation.summary,
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${valueNameOf(operation)}` },
          },
        },
      },
    };
    if (body !== undefined) {
      raw.requestBody = {
        required: true,
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${body}` } } },
      };
    }
    const parameters = queryParametersOf(raw);
    for (const { schema } of parameters) asClientsCheck(schema);
    if (parameters.length > 0) raw.parameters = parameters;
    else delete raw.parameters;
  }
  const schemas = at(copy, 'components', 'schemas');
  for (const schema of Object.values(isRecord(schemas) ? schemas : {})) asClientsCheck(schema);
  return copy;
}
