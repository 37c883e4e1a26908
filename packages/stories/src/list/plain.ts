import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { stateIds } from './state-ids.ts';

/** Whether a file belongs to a component of the library. */
export const isComponent = (fileName: string): boolean =>
  fileName.split(sep).join('/').includes('/packages/ui/src/components/');

/** Variables that hold a result of `storiesFor`, each with its list of states. */
const makers = /^const (\w+) = storiesFor\(\s*\w+(?:<\w+>)?,\s*(\w+)/gm;

/**
 * Assigns a `storiesFor(Divider, dividerStates);` without a variable to one. A file without own stories calls it so.
 */
function withMakers(code: string): string {
  let unnamed = 0;
  return code.replaceAll(/^storiesFor\(/gm, () => {
    unnamed += 1;
    return `const plain${unnamed} = storiesFor(`;
  });
}

/** The file from which a file of stories imports a list of states. */
function fileOf(list: string, code: string, fileName: string): string | undefined {
  const from = new RegExp(`import \\{[^}]*\\b${list}\\b[^}]*\\} from '(\\.[^']+)'`).exec(code)?.[1];
  return from === undefined ? undefined : join(dirname(fileName), from);
}

/**
 * Adds to a component's file of stories one story for each state that has none: `export const Busy = story('busy')`.
 * The first maker of a list makes them. For a list with a computed state all stories have to be written.
 */
export function withPlain(written: string, fileName: string): string {
  if (!isComponent(fileName)) return written;
  const code = withMakers(written);
  const seen = new Set<string>();
  const stories: string[] = [];
  for (const [, maker = '', list = ''] of code.matchAll(makers)) {
    const file = fileOf(list, code, fileName);
    if (seen.has(list) || file === undefined) continue;
    seen.add(list);
    for (const id of stateIds(readFileSync(file, 'utf8'), list) ?? []) {
      const name = id.charAt(0).toUpperCase() + id.slice(1);
      const story = `export const ${name} = `;
      if ([code, ...stories].some((text) => text.includes(story))) continue;
      stories.push(`${story}${maker}('${id}');`);
    }
  }
  return stories.length === 0 ? code : [code, ...stories, ''].join('\n');
}

/** The files of states that determine the added stories of a file. */
export const watchedBy = (code: string, fileName: string): readonly string[] =>
  [...withMakers(code).matchAll(makers)].flatMap(
    ([, , list = '']) => fileOf(list, code, fileName) ?? [],
  );

/** Adds the plain stories for tests that read files of stories without Storybook. */
export function plainStories(): Plugin {
  return {
    name: 'parlour:plain-stories',
    enforce: 'pre',
    transform(code, id) {
      const [fileName = ''] = id.split('?');
      if (!fileName.endsWith('.stories.tsx')) return null;
      const full = withPlain(code, fileName);
      return full === code ? null : { code: full, map: null };
    },
  };
}
