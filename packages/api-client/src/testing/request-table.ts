/**
 * What leaves the browser, as a table: one row for each call of section 7 of the specification, with what the contract
 * says about it. `pnpm contract:requests` prints it; tests hold the requests of the site against it.
 */
import { at, isRecord, operationsOf } from '../../generate/document.ts';
import { operationAt, requiredInBody } from './contract-files.ts';
import { type SpecifiedCall, specifiedCalls } from './specification.ts';

/** Where the value of a parameter comes from. */
export type ValueKind =
  /** The word of the specification. */
  | 'word'
  /** A number of rows, which each page chooses; the specification gives the usual one. */
  | 'number'
  /** The site, its operator or the language of the visitor. */
  | 'site'
  /** What the visitor chose; empty for no choice. */
  | 'choice'
  /** The page or the visitor. */
  | 'page';

/** One parameter of a row. */
export interface RowParameter {
  readonly name: string;
  readonly kind: ValueKind;
  /** The words that it can have; empty for any. */
  readonly words: readonly string[];
  /** Whether every request has it. A field of a form that the register rules switch off is not in its request. */
  readonly isAlways: boolean;
}

/** One call of section 7. */
export interface RequestRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly token: 'none' | 'required' | 'optional';
  readonly isEncrypted: boolean;
  readonly isForm: boolean;
  readonly parameters: readonly RowParameter[];
  /** In what the client differs from the specification: the words of `x-departs`. */
  readonly departs: readonly string[];
  /** Why; empty where nothing differs. */
  readonly why: string;
}

/** The word of `x-departs` for a call that no screen makes. */
export const noScreen = 'screen';

const numbers = ['pageSize', 'count', 'limitNum'];

function rowOf(call: SpecifiedCall): RequestRow {
  const { method, path, isForm } = call;
  const found = operationAt(method, path);
  if (found === undefined) throw new Error(`The contract has no ${method} ${path}`);
  const { raw } = found;
  const [facts] = operationsOf({ paths: { [path]: { [method.toLowerCase()]: raw } } });
  const departs = [raw['x-departs'] ?? []].flat().map(String);
  const inBody = requiredInBody(found);
  const sends = at(raw, 'x-sends');
  const parameters = [...call.parameters]
    .filter(([name]) => !departs.includes(`parameter ${name}`))
    .map(([name, words]): RowParameter => {
      const sent = isRecord(sends) ? sends[name] : undefined;
      const isChoice = at(sent, 'is') === '' || name === 'pageNo';
      const kind = numbers.includes(name)
        ? 'number'
        : words.length > 0
          ? 'word'
          : at(sent, 'of') !== undefined
            ? 'site'
            : isChoice
              ? 'choice'
              : 'page';
      return { name, kind, words, isAlways: method === 'GET' || inBody.includes(name) };
    });
  return {
    id: String(raw.operationId),
    method,
    path,
    isForm,
    token: facts?.token ?? 'none',
    isEncrypted: facts?.encrypted ?? false,
    parameters,
    departs,
    why: departs.length > 0 ? String(raw.description) : '',
  };
}

/** The table: a row for each call of section 7, in its order. */
export const requestTable = (calls = specifiedCalls()): readonly RequestRow[] => calls.map(rowOf);

const kinds: Record<ValueKind, string> = {
  word: '',
  number: 'rows',
  site: 'site',
  choice: 'choice',
  page: '',
};

function parameterText({ name, kind, words, isAlways }: RowParameter): string {
  const value = words.length > 0 ? `=${words.join(' or ')}` : '';
  const note = kinds[kind] === '' ? '' : ` (${kinds[kind]})`;
  return `${name}${isAlways ? '' : '?'}${value}${note}`;
}

/** The table as text, for a terminal or a page of documentation. */
export function requestTablePage(rows = requestTable()): string {
  return [
    'Each call of section 7 of the specification, as the site sends it. `?`: only where a form or a rule has it. (site):',
    'a value of the operator or the language. (choice): what the visitor chose, empty for no choice. (rows): a number',
    'that the page chooses. Token: yes, no, or "if any". Encrypted: when the site has a cipher.',
    '',
    '| call | token | encrypted | parameters | departs | why |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) =>
      [
        `| \`${row.method} ${row.path}\``,
        { required: 'yes', none: 'no', optional: 'if any' }[row.token],
        row.isEncrypted ? 'yes' : 'no',
        row.parameters.map(parameterText).join(', '),
        row.departs.join(', '),
        `${row.why} |`,
      ].join(' | '),
    ),
    '',
  ].join('\n');
}
