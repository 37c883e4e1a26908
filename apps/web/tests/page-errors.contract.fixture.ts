import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledContract } from '../../../packages/api-client/generate/bundle.ts';
import { at, operationsOf } from '../../../packages/api-client/generate/document.ts';

const root = join(import.meta.dirname, '../../..');
const contract = bundledContract();

/** Error codes that any call can return: the introduction of the contract lists them. */
const fromAnywhere = ((text: string) => {
  const [, list = ''] = /`x-errors`; ([A-Z_,\sa-z]+?) may come from any/.exec(text) ?? [];
  return list.match(/[A-Z]{2}[A-Z_]+/g) ?? [];
})(String(at(contract, 'info', 'description')));

const own = new Map(
  operationsOf(contract).map(({ id, raw }) => [
    id,
    Array.isArray(raw['x-errors']) ? raw['x-errors'].map(String) : [],
  ]),
);

/** Calls that need a login. Only these end a session. */
export const needsLogin: ReadonlySet<string> = new Set(
  operationsOf(contract).flatMap(({ id, token }) => (token === 'none' ? [] : id)),
);

/** Failures of any call that are no error code of the backend: no answer, a foreign answer, an unreadable answer. */
const onTheWay = ['NETWORK', 'HTTP', 'MALFORMED'];

/** All codes a call can end with: those of the contract, and those of the network. */
export const codesOf = (id: string): readonly string[] => [
  ...new Set([...(own.get(id) ?? []), ...fromAnywhere, ...onTheWay]),
];

const features = join(root, 'packages/features/src');

/** Shared code around every page. The site itself makes its calls. */
const frame = /\/shared\/(?:shell|runtime|session|intents|i18n|lazy)\//;

/** The source files of a page: its entry and its imports, also dynamic ones. */
function filesOf(file: string, known: Map<string, string> = new Map()): Map<string, string> {
  if (known.has(file) || frame.test(file)) return known;
  const source = readFileSync(file, 'utf8');
  known.set(file, source);
  for (const [, path = ''] of source.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g))
    filesOf(join(dirname(file), path), known);
  return known;
}

/** The calls in the source of a page, such as `api.createDeposit(…)`. */
export const callsOf = (folder: string): readonly string[] => [
  ...new Set(
    [...filesOf(join(features, folder, 'index.ts')).values()].flatMap((source) =>
      [...source.matchAll(/\bapi\.(\w+)\(/g)].flatMap(([, id]) => (id && own.has(id) ? id : [])),
    ),
  ),
];

/** The folder of each page of the member centre, by its key, read from `centres.ts`. */
export const folders: ReadonlyMap<string, string> = new Map(
  ((source: string) => {
    const [, block = ''] = /member: \{([\s\S]*?)\n {2}\},/.exec(source) ?? [];
    return [...block.matchAll(/(\w+): page\([\s\S]*?features\/([\w/-]+)'/g)].flatMap(
      ([, key, folder]): [string, string][] => (key && folder ? [[key, folder]] : []),
    );
  })(readFileSync(join(import.meta.dirname, '../src/app/centres.ts'), 'utf8')),
);
