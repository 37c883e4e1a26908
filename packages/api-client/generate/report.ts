/** How much of the contract is known and how much is our guess. Pure: a bundled document in, figures and a page out. */
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

const origins = ['specified', 'observed', 'assumed'] as const;
type Origin = (typeof origins)[number];

/** How many parts come from where. */
export type Shares = Readonly<Record<Origin, number>>;

/** One row of the table. */
export interface OperationRow {
  readonly id: string;
  readonly tag: string;
  readonly call: string;
  readonly marks: string;
  readonly origin: string;
  /** Fields of its input and value, and how many of them are assumed. */
  readonly fields: number;
  readonly assumed: number;
}

/** What an operation does otherwise than the specification, and why. */
export interface Departure {
  readonly id: string;
  readonly departs: readonly string[];
  readonly why: string;
}

/** What the contract is made of. */
export interface ContractReport {
  readonly operations: Shares;
  readonly parameters: Shares;
  readonly properties: Shares;
  readonly rows: readonly OperationRow[];
  readonly departures: readonly Departure[];
}

const isOrigin = (value: unknown): value is Origin => origins.some((origin) => origin === value);

/** Where a part comes from: what it says itself, or what the whole says. */
function originOf(part: unknown, whole: unknown): Origin {
  const own = at(part, 'x-origin') ?? at(whole, 'x-origin');
  if (!isOrigin(own)) throw new Error(`No origin: ${JSON.stringify(part).slice(0, 80)}`);
  return own;
}

const sharesOf = (list: readonly Origin[]): Shares => ({
  specified: list.filter((origin) => origin === 'specified').length,
  observed: list.filter((origin) => origin === 'observed').length,
  assumed: list.filter((origin) => origin === 'assumed').length,
});

const propertyOrigins = (schema: unknown): Origin[] => {
  const properties = at(schema, 'properties');
  return Object.values(isRecord(properties) ? properties : {}).map((part) =>
    originOf(part, schema),
  );
};

const marksOf = ({ token, encrypted, idempotent }: OperationFacts): string =>
  [{ required: 'T', optional: 't', none: '' }[token], encrypted ? 'E' : '', idempotent ? 'I' : '']
    .filter((mark) => mark !== '')
    .join(' ');

/** Counts a bundled contract. Throws where a part does not say where it comes from. */
export function reportOf(document: Json): ContractReport {
  const found = at(document, 'components', 'schemas');
  const schemas = isRecord(found) ? found : {};
  const operations = operationsOf(document);
  const parameters = (operation: OperationFacts) =>
    queryParametersOf(operation.raw).map((part) => originOf(part, operation.raw));
  const rows = operations.map((operation): OperationRow => {
    const names = [bodyNameOf(operation), valueNameOf(operation)];
    const fields = [
      ...parameters(operation),
      ...names.flatMap((name) => (name === undefined ? [] : propertyOrigins(schemas[name]))),
    ];
    return {
      id: operation.id,
      tag: operation.tag,
      call: `${operation.method} ${operation.path}`,
      marks: marksOf(operation),
      origin: operation.origin,
      fields: fields.length,
      assumed: sharesOf(fields).assumed,
    };
  });
  return {
    operations: sharesOf(operations.map(({ raw }) => originOf(raw, raw))),
    parameters: sharesOf(operations.flatMap(parameters)),
    properties: sharesOf(Object.values(schemas).flatMap(propertyOrigins)),
    rows,
    departures: operations
      .filter(({ raw }) => raw['x-departs'] !== undefined)
      .map(({ id, raw }) => ({
        id,
        departs: [raw['x-departs']].flat().map(String),
        why: String(raw.description),
      })),
  };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '0%' : `${Math.round((part / whole) * 100)}%`;

function shareLine(name: string, shares: Shares): string {
  const whole = shares.specified + shares.observed + shares.assumed;
  const cells = origins.map((origin) => `${shares[origin]} (${percent(shares[origin], whole)})`);
  return `| ${name} | ${whole} | ${cells.join(' | ')} |`;
}

/** The page docs/contract.md. */
export function reportPage(report: ContractReport): string {
  const { operations, parameters, properties, rows, departures } = report;
  const tags = [...new Set(rows.map(({ tag }) => tag))];
  return [
    '# The contract',
    '',
    'Written by `pnpm contract:report --write` from `packages/api-client/openapi`; a test keeps it true. What the marks',
    'mean: **T** token needed, **t** token sent if there is one, **E** body encrypted when a cipher is configured, **I**',
    'takes an idempotency key. _Specified_ parts stand in the product specification, _observed_ ones were seen in traffic',
    'of a real backend, _assumed_ ones are our proposal and the first to look at when you connect yours',
    '([integration](integration.md)). `pnpm contract:docs` renders the whole contract with every shape and example.',
    '',
    '| | all | specified | observed | assumed |',
    '|---|---|---|---|---|',
    shareLine('Operations', operations),
    shareLine('Query parameters', parameters),
    shareLine('Properties of shapes', properties),
    '',
    '## Where it departs from the specification',
    '',
    'Tokens, ciphers, methods, parameters and constants of section 7 are held to the contract by a test; these are all the',
    'differences ([decision 037](decisions/037-where-the-contract-departs.md)).',
    '',
    '| operation | departs in | why |',
    '|---|---|---|',
    ...departures.map(({ id, departs, why }) => `| ${id} | ${departs.join(', ')} | ${why} |`),
    ...tags.flatMap((tag) => [
      '',
      `## ${tag}`,
      '',
      '| operation | call | marks | origin | fields assumed |',
      '|---|---|---|---|---|',
      ...rows
        .filter((row) => row.tag === tag)
        .map(
          ({ id, call, marks, origin, fields, assumed }) =>
            `| ${id} | \`${call}\` | ${marks} | ${origin} | ${assumed} of ${fields} |`,
        ),
    ]),
    '',
  ].join('\n');
}
