import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviours } from '../story-index/groups.ts';
import type { IndexEntry } from '../visual/story-index.ts';

/** At least this share of the stories has a behaviour. */
export const leastPlays = 0.35;

/** What the sources say about one component of the library. */
export interface ComponentFiles {
  readonly name: string;
  /** It can be operated: somewhere in it is a control, or one of ours that is. */
  readonly interactive: boolean;
  readonly hasDocs: boolean;
}

/** Components: the folders with a file of stories of their own name. */
export function componentsOf(root: string): readonly ComponentFiles[] {
  const dir = join(root, 'packages/ui/src/components');
  return readdirSync(dir)
    .filter((name) => existsSync(join(dir, name, `${name}.stories.tsx`)))
    .map((name) => {
      const sources = globSync('*.tsx', { cwd: join(dir, name) })
        .filter((file) => !/\.(?:stories|states|test)\./.test(file))
        .map((file) => readFileSync(join(dir, name, file), 'utf8'))
        .join('\n');
      return {
        name,
        interactive: isInteractive(sources),
        hasDocs: existsSync(join(dir, name, `${name}.docs.ts`)),
      };
    });
}

const operated =
  /<(?:button|input|select|textarea|summary)\b|<a\b|<(?:Icon)?Button\b|<ButtonLink\b|from '@radix-ui|\bonKeyDown=/;

/** Whether a component renders something a person operates. */
export const isInteractive = (source: string): boolean => operated.test(source);

/** The one exception: axe cannot read colours that the system forces (docs/decisions/018). */
const forcedColours =
  "packages/ui/src/testing/overview.tsx: rules: { 'color-contrast': { enabled: false";

/** Words that switch a rule, a story or a check of axe off, and where they are. */
export function switchedOff(root: string): readonly string[] {
  return (
    globSync(
      ['packages/*/src/**/*.stories.tsx', 'packages/ui/src/testing/*.tsx', '.storybook/*.ts*'],
      {
        cwd: root,
      },
    )
      // The guards leave axe out where the plan of a run says so, never for a story of its own accord.
      .filter((file) => !/node_modules|failing-fixtures|\.storybook.guards\.ts/.test(file))
      .flatMap((file) => {
        const found = switchesIn(readFileSync(join(root, file), 'utf8'));
        return found.map((text) => `${file}: ${text}`).filter((text) => text !== forcedColours);
      })
  );
}

/** The switches in one file. */
export function switchesIn(source: string): readonly string[] {
  const off = [
    /a11y:\s*\{[^}]*\bdisable:\s*true/,
    /a11y:\s*\{[^}]*\bmanual:\s*true/,
    /a11y:\s*\{[^}]*\btest:\s*'(?:off|todo)'/,
    /\bid:\s*'[\w-]+',\s*(?:selector:[^,]+,\s*)?enabled:\s*false/,
    /rules:\s*\{\s*'?[\w-]+'?:\s*\{\s*enabled:\s*false/,
    /'!test'/,
    /\b(?:it|test|describe)\.skip\b/,
  ];
  return off.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);
}

/** The component a story of the library belongs to: the last part of its title, apart from the folder of behaviours. */
export const componentOf = ({ title }: IndexEntry): string | undefined =>
  title.startsWith('Components/')
    ? title
        .split('/')
        .filter((part) => part !== behaviours)
        .at(-1)
    : undefined;

/** Stories and pages that a page of docs links to, by their IDs. */
export const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].flatMap(([, id]) => id ?? []);
