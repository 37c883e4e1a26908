import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { brands, type TestedMode, testedModes } from '../modes.ts';
import { withGroup } from './groups.ts';
import { isComponent, watchedBy, withPlain } from './plain.ts';
import { withWidgetGroup } from './widgets.ts';

/** One of the stories every component has, in the order of the sidebar. */
interface Generated {
  readonly exportName: string;
  readonly from: 'first' | 'allStates' | 'narrow' | 'rightToLeft' | 'forcedColours' | 'playground';
  readonly name: string;
  readonly plays?: true;
  /** The only mode in which it is visited and pictured. Default: as the gate plans it. */
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
  // With forced colours the system paints its own light canvas, so the roles of the light scheme fit.
  { exportName: 'ForcedColours', from: 'forcedColours', name: 'Forced colours', only: 'light-bn' },
];

/** Names of the generated stories. */
export const generatedNames: ReadonlySet<string> = new Set(generated.map(({ name }) => name));

/**
 * Tag of a story that has a picture: a page with all states of a component, the state of a component that covers the
 * page, a face of a widget, the page of a brand.
 */
export const pictured = 'pictured';

/** Tag of the page of a brand. It has pictures after they have been drawn once (tools/stories/brand-pages.ts). */
export const brandPage = 'brand-page';

/** Tag of the page with all states of a component. */
export const sheet = 'all-states';

/** Whether the ID belongs to such a page. Test runs have only the IDs of stories. */
export const isSheet = (id: string): boolean => /--all-(?:all-)?states$/.test(id);

/**
 * Whether a story is also viewed at a zoom of 200 %: a page of all states, or each pictured state of a component
 * without such a page. Right to left and in forced colours it is the same page.
 */
export const isZoomed = (id: string, hasPicture: boolean): boolean =>
  isSheet(id) ||
  (hasPicture &&
    id.startsWith('components-') &&
    !/--(?:all-)?(?:right-to-left|forced-colours)$/.test(id));

/** Tag of a story that is visited only in this mode, because it looks the same in the others. */
export const onlyIn = (mode: TestedMode): string => `only-${mode}`;

/** The generated stories of a file: for a component all that fit, for a widget none. */
export function generatedIn(written: string, fileName: string): readonly Generated[] {
  const code = withPlain(written, fileName);
  if (!isComponent(fileName) || makersIn(code).length === 0) return [];
  const alone = standsAlone(code, fileName);
  // If a written story already has the name, the generated one gets another.
  const isTaken = (name: string) => new RegExp(`export const ${name}\\b`).test(code);
  return generated
    .filter(({ from }) => !(alone && from === 'allStates'))
    .map((one) => (isTaken(one.exportName) ? { ...one, exportName: `All${one.exportName}` } : one));
}

/**
 * Whether each state of a component needs its own page. Two components that cover the page, or are its landmark, cannot
 * be on one page.
 */
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

/** Variables that hold a result of `storiesFor`. */
const makersIn = (code: string): readonly string[] =>
  [...code.matchAll(/^const (\w+) = storiesFor\(/gm)].flatMap(([, name]) => name ?? []);

/** Adds a story for each brand of the registry to the page of brands. */
function withBrands(code: string): string {
  const exportOf = (id: string) =>
    id.replace(/(?:^|[^a-z\d]+)([a-z\d])/gi, (_all, first: string) => first.toUpperCase());
  const stories = brands.map((id) => `export const ${exportOf(id)} = matrixOf('${id}');`);
  return [code, "import { matrixOf } from './Matrix.tsx';", ...stories, ''].join('\n');
}

/** Returns the source with its generated stories, in the group of its component or widget. */
export function withGenerated(written: string, fileName: string): string {
  if (fileName.endsWith('Matrix.stories.tsx')) return withBrands(written);
  const code = withWidgetGroup(withGroup(withPlain(written, fileName)), fileName);
  const missing = generatedIn(code, fileName);
  if (missing.length === 0) return code;
  const testing = join(import.meta.dirname, '../../../ui/src/testing/overview.tsx');
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

/** Disables the other modes, because Chromatic takes every mode of the preview that a story does not disable. */
function parametersIn(only: TestedMode, from: Generated['from']): string {
  const others = Object.keys(testedModes).filter((mode) => mode !== only);
  const modes = Object.fromEntries(others.map((mode) => [mode, { disable: true }]));
  const own = `overview.${from}.parameters`;
  return `{ ...${own}, chromatic: { ...${own}?.chromatic, modes: ${JSON.stringify(modes)} } }`;
}

/** Adds the generated stories when Storybook is built. The indexer lists them. */
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
