/**
 * Reports which parts of the contract are known and which are guessed. Pure: takes a bundled document, returns figures
 * and a page.
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
import { isOrigin, type Origin, origins, propertiesIn } from './origins.ts';

/** The number of parts per origin. */
export type Shares = Readonly<Record<Origin, number>>;

/** One row of the table. */
export interface OperationRow {
  readonly id: string;
  readonly tag: string;
  readonly call: string;
  readonly marks: string;
  readonly origin: string;
  /** Number of fields in its input and value, and how many of them are assumed. */
  readonly fields: number;
  readonly assumed: number;
}

/** How an operation departs from the specification, and why. */
export interface Departure {
  readonly id: string;
  readonly departs: readonly string[];
  readonly why: string;
}

/** The figures of a contract. */
export interface ContractReport {
  readonly operations: Shares;
  readonly parameters: Shares;
  readonly properties: Shares;
  readonly rows: readonly OperationRow[];
  readonly departures: readonly Departure[];
}

function known(origin: unknown, where: string): Origin {
  if (!isOrigin(origin)) throw new Error(`No origin: ${where}`);
  return origin;
}

/** The origin of a part: its own mark, or that of the whole. */
const originOf = (part: unknown, whole: unknown): Origin =>
  known(at(part, 'x-origin') ?? at(whole, 'x-origin'), JSON.stringify(part).slice(0, 80));

const sharesOf = (list: readonly Origin[]): Shares => ({
  specified: list.filter((origin) => origin === 'specified').length,
  observed: list.filter((origin) => origin === 'observed').length,
  assumed: list.filter((origin) => origin === 'assumed').length,
});

/** The origins of the properties of a named shape. */
const propertyOrigins = (name: string, schema: unknown): Origin[] =>
  propertiesIn(schema, name).map(({ where, origin }) => known(origin, where));

const marksOf = ({ token, encrypted, idempotent }: OperationFacts): string =>
  [{ required: 'T', optional: 't', none: '' }[token], encrypted ? 'E' : '', idempotent ? 'I' : '']
    .filter((mark) => mark !== '')
    .join(' ');

/** Counts the parts of a bundled contract. Throws when a part has no origin. */
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
      ...names.flatMap((name) => (name === undefined ? [] : propertyOrigins(name, schemas[name]))),
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
    properties: sharesOf(
      Object.entries(schemas).flatMap(([name, schema]) => propertyOrigins(name, schema)),
    ),
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

/** The text of the page docs/contract.md. */
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
    '([integration](integration.md)). A property is specified only where the specification gives its name: a list of these',
    'names with their sections is held to the marks by a test. `pnpm contract:docs` renders the whole contract with every',
    'shape and example.',
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
