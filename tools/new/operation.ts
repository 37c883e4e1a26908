import { amongSorted, before, beforeLast } from './edits.ts';
import { nameOf } from './names.ts';
import { contractTexts, type Operation, routeFile, routeTest } from './operation-files.ts';
import type { Place, Plan } from './plan.ts';

export interface OperationOptions {
  /** Tag of the contract: the files of `openapi/paths` and `openapi/schemas` it goes to. Default `member`. */
  readonly tag?: string | undefined;
}

const openapi = 'packages/api-client/openapi';
const contract = `${openapi}/parlour.yaml`;

/** A call of the contract with its route in the reference backend (CONTRIBUTING.md). */
export function operationPlan(text: string, options: OperationOptions, place: Place): Plan {
  const name = nameOf(text, 'kebab');
  const { tag = 'member' } = options;
  const isRead = name.kebab.startsWith('get-');
  const bare = isRead ? nameOf(name.kebab.slice(4), 'kebab') : name;
  const isAgent = tag === 'agent' || tag === 'contracts';
  const operation: Operation = {
    id: name.camel,
    tag,
    isRead,
    path: `/wps/v2/${bare.camel}`,
    answer: isRead ? bare.pascal : `${name.pascal}Answer`,
    body: `${name.pascal}Body`,
    routes: `${name.camel}Routes`,
    who: isAgent ? 'agent' : 'member',
  };
  const paths = `${openapi}/paths/${tag}.yaml`;
  const schemas = `${openapi}/schemas/${tag}.yaml`;
  const index = place.read(contract);
  const tags = [...index.matchAll(/^ {2}- \{ name: (\w+),/gm)]
    .map(([, one = '']) => one)
    .filter((one) =>
      ['paths', 'schemas'].every((kind) => place.has(`${openapi}/${kind}/${one}.yaml`)),
    );
  if (!tags.includes(tag)) throw new RangeError(`--tag is one of ${tags.join(', ')}.`);
  refuseTaken(operation, index, place);
  const folder = `packages/sandbox/src/routes/${isAgent ? 'agent' : 'member-centre'}`;
  const texts = contractTexts(operation);
  const addressOfTag = new RegExp(
    `^ {2}/\\S+: \\{ \\$ref: \\./paths/${tag}\\.yaml#/\\w+ \\}$`,
    'gm',
  );
  const line = `  ${operation.path}: { $ref: ./paths/${tag}.yaml#/${operation.id} }`;
  const calls = 'packages/sandbox/src/testing/sound-calls.ts';
  return {
    files: [
      { path: `${folder}/${name.kebab}.ts`, text: routeFile(operation) },
      { path: `${folder}/${name.kebab}.test.ts`, text: routeTest(operation) },
    ],
    changes: [
      { path: contract, edit: afterLast(addressOfTag, line) },
      { path: paths, edit: (source) => `${source.trimEnd()}\n\n${texts.path}` },
      { path: schemas, edit: (source) => `${source.trimEnd()}\n\n${texts.schemas}` },
      { path: `${folder}/index.ts`, edit: (source) => withRoutes(operation, name.kebab, source) },
      ...(isRead
        ? []
        : [
            {
              path: calls,
              edit: beforeLast(
                '];',
                `  call('${operation.who}', 'POST ${operation.path}', { id: 'none' }),\n`,
              ),
            },
          ]),
    ],
    next: [
      'pnpm generate: the client of the contract; then pnpm contract:report --write and pnpm contract:lint',
      `What it asks and answers: ${paths} and ${schemas}; each part says where it comes from (x-origin)`,
      `Real state and real refusals in ${folder}/${name.kebab}.ts; state lives in packages/sandbox/src/state`,
      'Money moves? Then x-idempotent in the contract and once: true in the route',
      `node tools/unit.ts ${folder}/${name.kebab} packages/api-client packages/sandbox/src/routes/hostile tools/checks/conformance`,
    ],
  };
}

/** Names of operations and schemas are unique in the whole API contract, whichever file they are in. */
function refuseTaken(
  { id, path, answer, body, isRead }: Operation,
  index: string,
  place: Place,
): void {
  if (index.includes(`  ${path}: `)) throw new RangeError(`There is ${path} already: ${contract}`);
  if (new RegExp(`\\.yaml#/${id} \\}`).test(index)) {
    throw new RangeError(`There is an operation "${id}" already: ${contract}`);
  }
  const files = new Set([...index.matchAll(/\.\/paths\/(\w+)\.yaml/g)].map(([, one = '']) => one));
  for (const file of [...files, 'common']) {
    const schemas = `${openapi}/schemas/${file}.yaml`;
    if (!place.has(schemas)) continue;
    for (const shape of isRead ? [answer] : [answer, body]) {
      if (new RegExp(`^${shape}:`, 'm').test(place.read(schemas))) {
        throw new RangeError(`There is a schema "${shape}" already: ${schemas}`);
      }
    }
  }
}

/** Puts a line after the last of its like. */
const afterLast =
  (like: RegExp, line: string) =>
  (text: string): string => {
    const last = [...text.matchAll(like)].at(-1);
    if (!last) throw new RangeError(`There is no place for it, looked for ${like}:\n${line}`);
    const end = last.index + last[0].length;
    return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  };

/** The index of a folder of routes with one more of them. */
function withRoutes({ routes }: Operation, file: string, index: string): string {
  const like = /^import \{ \w+ \} from '\.\/([\w-]+)\.ts';$/gm;
  const imported = amongSorted(like, file, `import { ${routes} } from './${file}.ts';`)(index);
  const route = `    .route('/', ${routes}(backend))\n`;
  return before(/^ {4}\.route\('\/', \w+\(backend\)\);$/m, route)(imported);
}
