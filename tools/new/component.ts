import { componentFiles } from './component-files.ts';
import { amongSorted, inList } from './edits.ts';
import { nameOf } from './names.ts';
import type { Place, Plan } from './plan.ts';

/** Files of `packages/ui/src` that give components to others, by what their components carry. */
const entries = ['index', 'content', 'data', 'forms', 'overlays'] as const;

export interface ComponentOptions {
  /** Group of the sidebar, `tools/story-index/groups.ts`. Default `Data`. */
  readonly group?: string | undefined;
  /** Entry that exports it. Default `index`, which must stay light. */
  readonly entry?: string | undefined;
}

/** A component of the library (CONTRIBUTING.md). */
export function componentPlan(text: string, options: ComponentOptions, place: Place): Plan {
  const name = nameOf(text, 'pascal');
  const { group = 'Data', entry: wanted = 'index' } = options;
  const entry = entries.find((one) => one === wanted);
  if (entry === undefined) throw new RangeError(`--entry is one of ${entries.join(', ')}.`);
  const folder = `packages/ui/src/components/${name.pascal}`;
  const offered = new RegExp(`^(?:export \\w+ )?(?:${name.pascal}|${name.pascal}Props)\\b`, 'm');
  for (const one of entries) {
    if (offered.test(place.read(`packages/ui/api/${one}.txt`))) {
      throw new RangeError(
        `packages/ui exports a "${name.pascal}" already: packages/ui/api/${one}.txt`,
      );
    }
  }
  if (place.has(folder)) throw new RangeError(`There is one already: ${folder}`);
  const groups = 'tools/story-index/groups.ts';
  const known = [...place.read(groups).matchAll(/^ {2}(\w+): \[/gm)].map(([, one = '']) => one);
  if (!known.includes(group)) throw new RangeError(`--group is one of ${known.join(', ')}.`);
  const line = `export * from './components/${name.pascal}/index.ts';`;
  const like = /^export \* from '\.\/components\/(\w+)\/index\.ts';$/gm;
  return {
    files: componentFiles(name).map(([file, content]) => ({
      path: `${folder}/${file}`,
      text: content,
    })),
    changes: [
      { path: groups, edit: inList(group, name.pascal) },
      { path: `packages/ui/src/${entry}.ts`, edit: amongSorted(like, name.pascal, line) },
    ],
    next: [
      'What it is: its props, states and docs. Every state needs its story.',
      'Operated by keys? Then its pattern in tools/story-index/keyboard.ts, and behaviours that press them.',
      'pnpm storybook: look at it, 320 to 1440 px, light and dark, Bengali and English',
      'pnpm exec vitest run tools/checks/api packages/ui/src/exports -u: what others build on (packages/ui/api)',
      'pnpm test:ui-package --update: what it costs alone',
      `pnpm test:stories --filter ${name.pascal} --update: its pictures in baselines/`,
      'pnpm storybook:coverage: what is missing',
    ],
  };
}
