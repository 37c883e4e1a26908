import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType, NodePlopAPI } from 'plop';

// pnpm new: creates the skeleton of a part of the product (CONTRIBUTING.md). It asks for names and lists.

const root = join(import.meta.dirname, '..', '..');
const entries = ['index', 'content', 'data', 'forms', 'overlays'];
const features = 'packages/features/src';
const openapi = 'packages/api-client/openapi';

const pascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, l: string) => l.toUpperCase());

/** A prompt for a name with capitals or with dashes. */
const named = (form: RegExp, example: string) => ({
  type: 'input',
  name: 'name',
  message: `Its name, as ${example}`,
  validate: (name: string) => form.test(name) || `Write it as ${example}.`,
});
const kebab = /^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/;
const inGroup = /^(?:account|site|games|money|member|agent)\/[a-z][a-z\d]*(?:-[a-z][a-z\d]*)*$/;

/** Changes a file at the match of a pattern (`$&` is the matched text). Throws if there is no match. */
const insert =
  (path: string, pattern: RegExp, text: string): ActionType =>
  () => {
    const file = join(root, path);
    const before = readFileSync(file, 'utf8');
    if (!pattern.test(before)) throw new Error(`No place for it in ${path}: ${text}`);
    writeFileSync(file, before.replace(pattern, text));
    return path;
  };

const files = (kind: string, destination: string, data: object): ActionType => ({
  type: 'addMany',
  destination,
  base: `templates/${kind}`,
  templateFiles: `templates/${kind}/**/*.hbs`,
  data,
});

/** Formats the written files, and prints the remaining steps. */
const finish =
  (paths: readonly string[], next: readonly string[]): ActionType =>
  () => {
    execFileSync(
      'biome',
      ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...paths],
      {
        cwd: root,
      },
    );
    return `\n\nNext\n${next.map((line) => `  ${line}`).join('\n')}`;
  };

/** Splits `site/saved-games` into the group of a widget and its folder there. */
function placeOf(path: string) {
  const [group = '', name = ''] = path.split('/');
  const isCentre = group === 'member' || group === 'agent';
  return { group, name, camel: camelCase(isCentre ? `${group}-${name}` : name), isCentre };
}

function widget(path: string, bn: string, en: string): ActionType[] {
  const { group, name, camel, isCentre } = placeOf(path);
  const folder = `${features}/${path}`;
  const data = {
    kebab: name,
    pascal: pascalCase(isCentre ? path.replace('/', '-') : name),
    camel,
    own: pascalCase(name),
    demo: isCentre && `demo_${group}`,
    person: isCentre ? `Of${pascalCase(group)}` : 'Visitor',
    level: isCentre ? 3 : 1,
    below: isCentre ? 4 : 2,
    bn,
    en,
  };
  // Bengali texts are found by their folder.
  const catalogue = `${features}/shared/i18n/en.ts`;
  return [
    files('widget', folder, data),
    insert(catalogue, /^import /m, `import ${camel} from '../../${path}/messages/en.json';\n$&`),
    insert(catalogue, /^};$/m, `  ...${camel},\n$&`),
    finish(
      [folder, catalogue],
      [
        `What it shows: its call in ${data.own}Widget.tsx (now the notices of the site), and its answer in ${name}-model.ts`,
        ...(isCentre
          ? [
              'Its page: apps/web/src/app/centres.ts, and its entry in shared/centre-frame/entries.ts',
            ]
          : []),
        `pnpm storybook: Widgets / ${data.pascal}, 360 and 1440 px, light and dark, Bengali and English`,
        `pnpm test:stories --filter ${data.pascal} --update: its faces in baselines/`,
        'The IDs of the requirements it shows, in its docstrings and the names of its tests',
      ],
    ),
  ];
}

function page(path: string, bn: string, en: string): ActionType[] {
  const { name, camel } = placeOf(path);
  const pascal = pascalCase(name);
  const routes = 'apps/web/src/app/routes.ts';
  const shown = 'apps/web/src/app/Routing.tsx';
  const search = `${features}/site/search/pages.ts`;
  const words = (['bn', 'en'] as const).map(
    (language) => `${features}/site/search/messages/${language}.json`,
  );
  return [
    ...(existsSync(join(root, features, path)) ? [] : widget(path, bn, en)),
    files('page', 'apps/web/src/pages', { path, pascal, camel }),
    insert(routes, /readonly page:\n/, `$&        | '${camel}'\n`),
    insert(
      routes,
      /^ {2}game\('/m,
      `  { paths: ['/${camel}'], target: { page: '${camel}' }, title: '${camel}.title' },\n$&`,
    ),
    insert(
      shown,
      /^const Centres = lazyPart/m,
      `const ${pascal}Page = lazyPart(() => import('../pages/${pascal}Page.tsx'));\n$&`,
    ),
    insert(shown, / {2}\}\n\}\n$/, `    case '${camel}':\n      return <${pascal}Page />;\n$&`),
    insert(
      search,
      /^ {2}\/\/ The centres name/m,
      `  { href: '/${camel}', title: '${camel}.title', words: 'search.words.${camel}' },\n$&`,
    ),
    ...words.map((path, place) =>
      insert(
        path,
        /\n\}\n$/,
        `,\n  "search.words.${camel}": ${JSON.stringify(place === 0 ? bn : en)}$&`,
      ),
    ),
    finish(
      [routes, shown, search, ...words, `apps/web/src/pages/${pascal}Page.tsx`],
      [
        `pnpm dev, then /${camel}: 360 and 1440 px, light and dark, Bengali and English`,
        `Who may see it: ${routes}; other words for it: ${words.join(', ')}`,
        'Drawn ahead, when a visitor may see it: its address in apps/web/drawn-paths.ts',
        `Its main way: apps/web/e2e/${name}.spec.ts`,
      ],
    ),
  ];
}

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
    'operation',
    'contract, and its route in the reference backend; get-… asks and changes nothing',
    [named(kebab, 'redeem-voucher'), text('tag', 'Its tag of the contract', 'member')],
    ({ name = '', tag = '' }) => operation(name, tag),
  );
}
