import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledContract } from '../../../packages/api-client/generate/bundle.ts';
import { at, operationsOf } from '../../../packages/api-client/generate/document.ts';

const root = join(import.meta.dirname, '../../..');
const contract = bundledContract();

/** Refusals that may come from any call: the introduction of the contract names them. */
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

/** Calls that are made as a member: the others do not end a session. */
export const needsLogin: ReadonlySet<string> = new Set(
  operationsOf(contract).flatMap(({ id, token }) => (token === 'none' ? [] : id)),
);

/** What any call may meet that is no refusal: no answer, none of ours, none that can be read. */
const onTheWay = ['NETWORK', 'HTTP', 'MALFORMED'];

/** The codes a call can answer with, as the contract has them, and what may happen on the way. */
export const codesOf = (id: string): readonly string[] => [
  ...new Set([...(own.get(id) ?? []), ...fromAnywhere, ...onTheWay]),
];

const features = join(root, 'packages/features/src');

/** What surrounds every page; its calls are made by the site itself. */
const frame = /\/shared\/(?:shell|runtime|session|intents|i18n|lazy)\//;

/** The files a page is made of: its entry and what that imports, also later. */
function filesOf(file: string, known: Map<string, string> = new Map()): Map<string, string> {
  if (known.has(file) || frame.test(file)) return known;
  const source = readFileSync(file, 'utf8');
  known.set(file, source);
  for (const [, path = ''] of source.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g))
    filesOf(join(dirname(file), path), known);
  return known;
}

/** The calls a page makes by itself, beside what it reads: `api.createDeposit(…)`. */
export const callsOf = (folder: string): readonly string[] => [
  ...new Set(
    [...filesOf(join(features, folder, 'index.ts')).values()].flatMap((source) =>
      [...source.matchAll(/\bapi\.(\w+)\(/g)].flatMap(([, id]) => (id && own.has(id) ? id : [])),
    ),
  ),
];

/** The folder of each page of the member centre, by its key, as the site registers them. */
export const folders: ReadonlyMap<string, string> = new Map(
  ((source: string) => {
    const [, block = ''] = /member: \{([\s\S]*?)\n {2}\},/.exec(source) ?? [];
    return [...block.matchAll(/(\w+): page\([\s\S]*?features\/([\w/-]+)'/g)].flatMap(
      ([, key, folder]): [string, string][] => (key && folder ? [[key, folder]] : []),
    );
  })(readFileSync(join(import.meta.dirname, '../src/app/centres.ts'), 'utf8')),
);
