import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledContract } from '../../../../packages/api-client/generate/bundle.ts';
import { at, operationsOf } from '../../../../packages/api-client/generate/document.ts';

const root = join(import.meta.dirname, '../../../..');
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

/** The folders of a page: its own, those it loads windows from, and the shared ones with calls. */
function foldersOf(folder: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (known.has(folder) || frame.has(folder)) return known;
  return importsOf(folder).reduce<ReadonlySet<string>>(
    (found, next) => foldersOf(next, found),
    new Set([...known, folder]),
  );
}
/** What surrounds every page; its calls are made by the site itself. */
const frame: ReadonlySet<string> = new Set([
  'shell',
  'runtime',
  'session',
  'intents',
  'i18n',
  'lazy',
]);

const sourcesOf = (folder: string): readonly string[] =>
  globSync('*.{ts,tsx}', { cwd: join(features, folder) })
    .filter((file) => !/\.(test|stories|fixture)\.|^states\./.test(file))
    .map((file) => readFileSync(join(features, folder, file), 'utf8'));

const importsOf = (folder: string): readonly string[] =>
  sourcesOf(folder).flatMap((source) =>
    [...source.matchAll(/'\.\.\/([\w-]+)\/index\.tsx?'/g)].flatMap(([, name]) => name ?? []),
  );

/** The calls a page makes by itself, beside what it reads: `api.createDeposit(…)`. */
export const callsOf = (folder: string): readonly string[] => [
  ...new Set(
    [...foldersOf(folder)]
      .flatMap(sourcesOf)
      .flatMap((source) =>
        [...source.matchAll(/\bapi\.(\w+)\(/g)].flatMap(([, id]) => (id && own.has(id) ? id : [])),
      ),
  ),
];

/** The folder of each page of the member centre, by its key, as the site registers them. */
export const folders: ReadonlyMap<string, string> = new Map(
  ((source: string) => {
    const [, block = ''] = /member: \{([\s\S]*?)\n {2}\},/.exec(source) ?? [];
    return [...block.matchAll(/(\w+): page\([\s\S]*?features\/([\w-]+)'/g)].flatMap(
      ([, key, folder]): [string, string][] => (key && folder ? [[key, folder]] : []),
    );
  })(readFileSync(join(import.meta.dirname, 'centres.ts'), 'utf8')),
);
