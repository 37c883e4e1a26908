import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType } from 'plop';
import { camelCase, files, finish, insert, pascalCase, root } from './actions.ts';

const features = 'packages/features/src';

/** Splits `site/saved-games` into the group of a feature and its folder there. */
function placeOf(path: string) {
  const [group = '', name = ''] = path.split('/');
  const isCentre = group === 'member' || group === 'agent';
  return { group, name, camel: camelCase(isCentre ? `${group}-${name}` : name), isCentre };
}

/** `saved-games` → `Saved games`, as the sidebar of Storybook has it. */
const inWords = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** What the templates of a feature are filled with. */
function dataOf(path: string, bn: string, en: string) {
  const { group, name, camel, isCentre } = placeOf(path);
  return {
    kebab: name,
    pascal: pascalCase(isCentre ? path.replace('/', '-') : name),
    camel,
    own: pascalCase(name),
    demo: isCentre && `demo_${group}`,
    person: isCentre ? `Of${pascalCase(group)}` : 'Visitor',
    level: isCentre ? 3 : 1,
    below: isCentre ? 4 : 2,
    window: false,
    docsTitle: `Widgets/${pascalCase(group)}/${inWords(name)}`,
    bn,
    en,
  };
}

// Bengali texts are found by their folder.
const catalogue = `${features}/shared/i18n/en.ts`;

/** Adds the texts of a feature to the catalogue. */
const texts = (path: string, camel: string): ActionType[] => [
  insert(catalogue, /^import /m, `import ${camel} from '../../${path}/messages/en.json';\n$&`),
  insert(catalogue, /^};$/m, `  ...${camel},\n$&`),
];

/** The last steps of everything that is shown. */
const looked = (pascal: string): readonly string[] => [
  'What it is for and what not: its docs page, the file *.docs.ts',
  `pnpm storybook: Widgets / ${pascal}, 360 and 1440 px, light and dark, Bengali and English`,
  `pnpm test:stories --filter ${pascal} --update: its pictures in baselines/`,
  'The IDs of the requirements it shows, in its docstrings and the names of its tests',
];

/** A widget: `pnpm new widget site/saved-games`. */
export function widget(path: string, bn: string, en: string): ActionType[] {
  const folder = `${features}/${path}`;
  const { isCentre } = placeOf(path);
  const data = dataOf(path, bn, en);
  const ofCentre =
    'Its page: apps/web/src/app/centres.ts, and its entry in shared/centre-frame/entries.ts';
  return [
    files('list', folder, data),
    files('widget', folder, data),
    ...texts(path, data.camel),
    finish(
      [folder, catalogue],
      [
        `What it shows: its call in ${data.own}Widget.tsx (now the notices of the site), and its answer in ${data.kebab}-model.ts`,
        ...(isCentre ? [ofCentre] : []),
        ...looked(data.pascal),
      ],
    ),
  ];
}

/** A window that is opened by its name: `pnpm new window account/change-mail`. */
export function namedWindow(path: string, bn: string, en: string): ActionType[] {
  const folder = `${features}/${path}`;
  const names = `${features}/shared/runtime/overlays.ts`;
  const registry = 'apps/web/src/app/modals.ts';
  const tested = 'apps/web/tests/translated.test.tsx';
  // The title of a window is a heading of level 2.
  const data = { ...dataOf(path, bn, en), window: true, below: 3 };
  const { camel, own } = data;
  return [
    files('list', folder, data),
    files('window', folder, data),
    ...texts(path, camel),
    insert(
      names,
      /^export interface ModalProps \{\n/m,
      `$&  /** ${en}. */\n  readonly ${camel}: Record<never, never>;\n`,
    ),
    insert(
      registry,
      /^\} satisfies Required<ModalRegistry>;/m,
      `  ${camel}: lazyPart(async () => ({\n    default: (await import('@parlour/features/${path}')).${own}Modal,\n  })),\n$&`,
    ),
    insert(tested, /^const windows: .*\[\n/m, `$&  { name: '${camel}', props: {} },\n`),
    finish(
      [folder, catalogue, names, registry, tested],
      [
        `Who opens it: useRuntime().overlays.open({ name: '${camel}', props: {} })`,
        `What it needs to know when it opens: its props in ${names}`,
        `What it shows: its call in ${own}Modal.tsx (now the notices of the site), and its answer in ${data.kebab}-model.ts`,
        ...looked(data.pascal),
      ],
    ),
  ];
}

/** A page with its route, and its widget if there is none: `pnpm new page site/saved-games`. */
export function page(path: string, bn: string, en: string): ActionType[] {
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
