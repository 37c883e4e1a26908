import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { withGroup } from './groups.ts';
import { brands, type TestedMode, testedModes } from './modes.ts';
import { isComponent, watchedBy, withPlain } from './plain.ts';

/** One of the stories every component has, in the order of the sidebar. */
interface Generated {
  readonly exportName: string;
  readonly from: 'first' | 'allStates' | 'narrow' | 'rightToLeft' | 'forcedColours' | 'playground';
  readonly name: string;
  readonly plays?: true;
  /** The one mode it is visited and pictured in. Default: as the gate plans it. */
  readonly only?: TestedMode;
}

const generated: readonly Generated[] = [
  { exportName: 'Default', from: 'first', name: 'Default', plays: true },
  { exportName: 'AllStates', from: 'allStates', name: 'All states', plays: true },
  { exportName: 'Playground', from: 'playground', name: 'Playground' },
  {
    exportName: 'Narrow',
    from: 'narrow',
    name: '[A11-01] [I18-03] 320 px, long words, wide spacing: all of it fits, every stop shows focus',
    plays: true,
  },
  {
    exportName: 'RightToLeft',
    from: 'rightToLeft',
    name: 'Right to left: all of it fits',
    plays: true,
    only: 'dark-en',
  },
  // The system draws on its own light canvas then: the light scheme's roles are the ones that go with it.
  { exportName: 'ForcedColours', from: 'forcedColours', name: 'Forced colours', only: 'light-bn' },
];

/** Names of the generated stories. */
export const generatedNames: ReadonlySet<string> = new Set(generated.map(({ name }) => name));

/**
 * Tag of a story that has a picture: a page with all states of a component, the
 * state of one that covers the page, a face of a widget, the page of a brand.
 */
export const pictured = 'pictured';

/** Tag of the page of a brand. It has pictures once they are drawn (tools/visual/brand-pages.ts). */
export const brandPage = 'brand-page';

/** Tag of the page with all states of a component. */
export const sheet = 'all-states';

/** Whether an ID is that of such a page: test runs have only the IDs of stories. */
export const isSheet = (id: string): boolean => /--all-(?:all-)?states$/.test(id);

/**
 * Whether a story is also looked at zoomed to 200 %: a page of all states, and each state of a component that has no
 * such page, which has a picture of its own. Right to left and in forced colours it is the same page.
 */
export const isZoomed = (id: string, hasPicture: boolean): boolean =>
  isSheet(id) ||
  (hasPicture &&
    id.startsWith('components-') &&
    !/--(?:all-)?(?:right-to-left|forced-colours)$/.test(id));

/** Tag of a story that is visited in this mode alone: what it shows is the same in the others. */
export const onlyIn = (mode: TestedMode): string => `only-${mode}`;

/** The stories a file gets on top of its own: all that fit for a component, none for a widget. */
export function generatedIn(written: string, fileName: string): readonly Generated[] {
  const code = withPlain(written, fileName);
  if (!isComponent(fileName) || makersIn(code).length === 0) return [];
  const alone = standsAlone(code, fileName);
  // A written story keeps its name; the generated one gets another.
  const isTaken = (name: string) => new RegExp(`export const ${name}\\b`).test(code);
  return generated
    .filter(({ from }) => !(alone && from === 'allStates'))
    .map((one) => (isTaken(one.exportName) ? { ...one, exportName: `All${one.exportName}` } : one));
}

/** Two that cover the page, or are the landmark of one, do not fit on one page: their states have no common page. */
export const standsAlone = (code: string, fileName: string): boolean =>
  isComponent(fileName) &&
  /layout: 'fullscreen'/.test(
    code.slice(0, code.indexOf('storiesFor(', code.indexOf('export default'))),
  );

/** Tags of a generated story in the index. */
export const tagsOf = ({ plays, from, only }: Generated): string[] => [
  ...(from === 'allStates' ? [sheet, pictured] : []),
  ...(only ? [pictured, onlyIn(only)] : []),
  ...(plays ? ['play-fn'] : []),
];

/** Variables that hold what `storiesFor` made. */
const makersIn = (code: string): readonly string[] =>
  [...code.matchAll(/^const (\w+) = storiesFor\(/gm)].flatMap(([, name]) => name ?? []);

/** The page of brands: a story for each brand of the registry. */
function withBrands(code: string): string {
  const exportOf = (id: string) =>
    id.replace(/(?:^|[^a-z\d]+)([a-z\d])/gi, (_all, first: string) => first.toUpperCase());
  const stories = brands.map((id) => `export const ${exportOf(id)} = matrixOf('${id}');`);
  return [code, "import { matrixOf } from './Matrix.tsx';", ...stories, ''].join('\n');
}

/** The file with its generated stories written out, in the group of its component. */
export function withGenerated(written: string, fileName: string): string {
  if (fileName.endsWith('Matrix.stories.tsx')) return withBrands(written);
  const code = withGroup(withPlain(written, fileName));
  const missing = generatedIn(code, fileName);
  if (missing.length === 0) return code;
  const testing = join(import.meta.dirname, '../../packages/ui/src/testing/overview.tsx');
  const path = relative(dirname(fileName), testing).split(sep).join('/');
  return [
    code,
    `import { overviewOf } from './${path}';`,
    `const overview = overviewOf([${makersIn(code).join(', ')}], meta);`,
    ...missing.map(({ exportName, from, name, only }) => {
      const story = `...overview.${from}, name: ${JSON.stringify(name)}`;
      const parameters = only ? `, parameters: ${parametersIn(only, from)}` : '';
      return `export const ${exportName} = { ${story}${parameters} };`;
    }),
    '',
  ].join('\n');
}

/** Chromatic takes every mode of the preview unless it is switched off for a story. */
function parametersIn(only: TestedMode, from: Generated['from']): string {
  const others = Object.keys(testedModes).filter((mode) => mode !== only);
  const modes = Object.fromEntries(others.map((mode) => [mode, { disable: true }]));
  const own = `overview.${from}.parameters`;
  return `{ ...${own}, chromatic: { ...${own}?.chromatic, modes: ${JSON.stringify(modes)} } }`;
}

/** Adds the generated stories while Storybook is built; the indexer lists them. */
export function generatedStories(): Plugin {
  return {
    name: 'parlour:generated-stories',
    enforce: 'pre',
    transform(code, id) {
      const [fileName = ''] = id.split('?');
      if (!fileName.endsWith('.stories.tsx')) return null;
      const full = withGenerated(code, fileName);
      if (isComponent(fileName)) {
        for (const file of watchedBy(code, fileName)) this.addWatchFile(file);
      }
      return full === code ? null : { code: full, map: null };
    },
  };
}
