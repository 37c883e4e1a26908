import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType, NodePlopAPI } from 'plop';
import { camelCase, files, finish, insert, pascalCase, root } from './actions.ts';
import { namedWindow, page, widget } from './features.ts';

// pnpm new: creates the skeleton of a part of the product (CONTRIBUTING.md). It asks for names and lists.

const entries = ['index', 'content', 'data', 'forms', 'overlays'];
const openapi = 'packages/api-client/openapi';

/** A prompt for a name with capitals or with dashes. */
const named = (form: RegExp, example: string) => ({
  type: 'input',
  name: 'name',
  message: `Its name, as ${example}`,
  validate: (name: string) => form.test(name) || `Write it as ${example}.`,
});
const kebab = /^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/;
const inGroup = /^(?:account|site|games|money|member|agent)\/[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/;

function component(pascal: string, group: string, entry: string): ActionType[] {
  const kebab = pascal.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
  const camel = camelCase(kebab);
  const folder = `packages/ui/src/components/${pascal}`;
  const groups = 'packages/stories/src/list/groups.ts';
  const source = `packages/ui/src/${entry}.ts`;
  return [
    files('component', folder, { kebab, pascal, camel }),
    insert(groups, new RegExp(`^ {2}${group}: \\[`, 'm'), `$&'${pascal}', `),
    insert(
      source,
      /^export /m,
      `export { ${pascal}, type ${pascal}Props } from './components/${pascal}/${pascal}.tsx';\n$&`,
    ),
    finish(
      [folder, groups, source],
      [
        'What it is: its props, states and docs. Every state needs its story: pnpm test:stories --list names them.',
        'Operated by keys? Then its pattern in packages/stories/src/keyboard.ts, and behaviours that press them.',
        'pnpm storybook: look at it, 320 to 1440 px, light and dark, Bengali and English',
        'pnpm exec vitest run tools/checks/api packages/ui/src/exports -u: what others build on (packages/ui/api)',
        `pnpm test:stories --filter ${pascal} --update: its pictures in baselines/`,
        'pnpm storybook:coverage: what is missing',
      ],
    ),
  ];
}

function operation(name: string, tag: string): ActionType[] {
  const reads = name.startsWith('get-');
  const bare = reads ? name.slice('get-'.length) : name;
  const isAgent = tag === 'agent' || tag === 'contracts';
  const who = isAgent ? 'agent' : 'member';
  const data = {
    kebab: name,
    pascal: pascalCase(name),
    camel: camelCase(name),
    tag,
    reads,
    who,
    path: `/wps/v2/${camelCase(bare)}`,
    answer: reads ? pascalCase(bare) : `${pascalCase(name)}Answer`,
    person: isAgent ? "'demo_agent'" : '',
    summary: reads ? 'One entry by its id' : 'Changes one entry by its id',
  };
  const folder = `packages/sandbox/src/routes/${isAgent ? 'agent' : 'member-centre'}`;
  const index = isAgent ? `${folder}/agent-routes.ts` : `${folder}/member-centre-routes.ts`;
  const calls = 'packages/sandbox/src/testing/sound-calls.ts';
  const append =
    (kind: string): ActionType =>
    (_answers, _config, plop) => {
      const path = `${openapi}/${kind}/${tag}.yaml`;
      const template = join(import.meta.dirname, `templates/operation/${kind}.yaml.hbs`);
      const more = plop?.renderString(readFileSync(template, 'utf8'), data) ?? '';
      appendFileSync(join(root, path), `\n${more}`);
      return path;
    };
  const call = `  call('${who}', 'POST ${data.path}', { id: 'none' }),\n$&`;
  return [
    files('operation/route', folder, data),
    insert(
      `${openapi}/parlour.yaml`,
      new RegExp(`^ {2}/\\S+: \\{ \\$ref: \\./paths/${tag}\\.yaml#`, 'm'),
      `  ${data.path}: { $ref: ./paths/${tag}.yaml#/${data.camel} }\n$&`,
    ),
    append('paths'),
    append('schemas'),
    insert(
      index,
      /^import \{ \w+ \} from '\.\/[\w-]+\.ts';$/m,
      `import { ${data.camel}Routes } from './${name}.ts';\n$&`,
    ),
    insert(
      index,
      /^ {4}\.route\('\/', \w+\(backend\)\);$/m,
      `    .route('/', ${data.camel}Routes(backend))\n$&`,
    ),
    ...(reads ? [] : [insert(calls, /\];\n$/, call)]),
    finish(
      [folder, calls],
      [
        'pnpm generate: the client of the contract; then pnpm contract:report --write and pnpm contract:lint',
        `What it asks and answers: ${tag}.yaml in ${openapi}; each part says where it comes from (x-origin)`,
        `Real state and real refusals in ${folder}/${name}.ts; state lives in packages/sandbox/src/state`,
        'Money moves? Then x-idempotent in the contract and once: true in the route',
      ],
    ),
  ];
}

const text = (name: string, message: string, fallback: string) => ({
  type: 'input',
  name,
  message,
  default: fallback,
});
const titles = [
  text('bn', 'Its title in Bengali', 'তালিকা'),
  text('en', 'Its title in English', 'List'),
];

/** The generators for plop: `pnpm new component SavedGames`. */
export default function plopfile(plop: NodePlopAPI): void {
  const generator = (
    name: string,
    description: string,
    prompts: object[],
    actions: (answers: Record<string, string>) => ActionType[],
  ) =>
    plop.setGenerator(name, {
      description,
      prompts,
      actions: (answers) => actions(Object(answers)),
    });
  generator(
    'component',
    'packages/ui: component, styles, states, docs, stories',
    [
      named(/^[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)*$/, 'SavedGames'),
      text('group', 'Its group of the sidebar (packages/stories/src/list/groups.ts)', 'Data'),
      { type: 'list', name: 'entry', message: 'The entry that exports it', choices: entries },
    ],
    ({ name = '', group = '', entry = '' }) => component(name, group, entry),
  );
  generator(
    'widget',
    'packages/features: view, widget, states, stories, texts, test, in account, site, games, money, member or agent',
    [named(inGroup, 'site/saved-games'), ...titles],
    ({ name = '', bn = '', en = '' }) => widget(name, bn, en),
  );
  generator(
    'page',
    'apps/web: route, page, entry of the search; its widget too where there is none',
    [named(inGroup, 'site/saved-games'), ...titles],
    ({ name = '', bn = '', en = '' }) => page(name, bn, en),
  );
  generator(
    'window',
    'packages/features: a window that is opened by its name: view, modal, states, stories, texts, test',
    [named(inGroup, 'account/change-mail'), ...titles],
    ({ name = '', bn = '', en = '' }) => namedWindow(name, bn, en),
  );
  generator(
    'operation',
    'contract, and its route in the reference backend; get-… asks and changes nothing',
    [named(kebab, 'redeem-voucher'), text('tag', 'Its tag of the contract', 'member')],
    ({ name = '', tag = '' }) => operation(name, tag),
  );
}
