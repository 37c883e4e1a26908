import { amongSorted, before } from './edits.ts';
import type { InLanguages, Language } from './languages.ts';
import { type Name, nameOf } from './names.ts';
import type { Place, Plan } from './plan.ts';
import { type Widget, widgetFiles } from './widget-files.ts';
import { widgetStories } from './widget-stories.ts';

/** Its title by language: in all of them or in none. Default: `তালিকা`, `List`. */
export type WidgetOptions = Readonly<Partial<Record<Language, string | undefined>>>;

/** The title in both languages: as given, or the word for the skeleton, which is a list. */
export function titleOf({ bn, en }: WidgetOptions): InLanguages {
  if (bn === undefined && en === undefined) return { bn: 'তালিকা', en: 'List' };
  if (bn === undefined || en === undefined || bn.trim() === '' || en.trim() === '') {
    throw new RangeError('A title is given in both languages: --bn and --en.');
  }
  if (/[০-৯]/.test(bn)) throw new RangeError('Digits of a text are 0 to 9; a brand writes them.');
  return { bn: bn.trim(), en: en.trim() };
}

/** A widget of a centre is called `member-…` or `agent-…`, and its parts are called without that. */
export function widgetOf(name: Name): Widget {
  const [, centre, rest] = /^(member|agent)-(.+)$/.exec(name.kebab) ?? [];
  const own = rest === undefined ? name : nameOf(rest, 'kebab');
  return { name, own, centre: centre === 'member' || centre === 'agent' ? centre : null };
}

/** The list of all texts. */
const catalogue = 'packages/features/src/i18n/en.ts';

/** A widget over the api with its view, states, stories, texts and test (CONTRIBUTING.md). */
export function widgetPlan(text: string, options: WidgetOptions, place: Place): Plan {
  const name = nameOf(text, 'kebab');
  const widget = widgetOf(name);
  const title = titleOf(options);
  const folder = `packages/features/src/${name.kebab}`;
  if (place.has(folder)) throw new RangeError(`There is one already: ${folder}`);
  const manifest = 'packages/features/package.json';
  const { exports: taken }: { exports: object } = JSON.parse(place.read(manifest));
  if (Object.hasOwn(taken, `./${name.kebab}`)) {
    throw new RangeError(`There is an export ./${name.kebab} already: ${manifest}`);
  }
  if (new RegExp(`^import ${name.camel} from `, 'm').test(place.read(catalogue))) {
    throw new RangeError(`There are texts called "${name.camel}" already: ${catalogue}`);
  }
  const files = [...widgetFiles(widget, title), ...widgetStories(widget)];
  return {
    files: files.map(([file, content]) => ({ path: `${folder}/${file}`, text: content })),
    changes: [
      {
        path: manifest,
        edit: before(
          /^ {4}"\.\/testing": /m,
          `    "./${name.kebab}": "./src/${name.kebab}/index.ts",\n`,
        ),
      },
      { path: catalogue, edit: (source) => withTexts(name, source) },
    ],
    next: [
      `What it shows: its call in ${widget.own.pascal}Widget.tsx (now the notices of the site), and what becomes of the answer in model.ts`,
      ...(widget.centre === null
        ? []
        : [
            'Its page of the centre: apps/web/src/app/centres.ts, and its entry in packages/features/src/centre-frame/entries.ts',
          ]),
      `pnpm storybook: look at Widgets / ${name.pascal}, 360 and 1440 px, light and dark, Bengali and English`,
      `node tools/unit.ts packages/features/src/${name.kebab} tools/checks/messages`,
      `pnpm test:stories --filter ${name.pascal} --update: its faces in baselines/`,
      'The IDs of the requirements it shows, in its docstrings and the names of its tests (docs/requirements.md)',
    ],
  };
}

/** The list of all texts with those of one more folder. */
function withTexts(name: Name, source: string): string {
  const like = /^import \w+ from '\.\.\/([\w-]+)\/messages\/en\.json';$/gm;
  const line = `import ${name.camel} from '../${name.kebab}/messages/en.json';`;
  const imported = amongSorted(like, name.kebab, line)(source);
  return before(/^};$/m, `  ...${name.camel},\n`)(imported);
}
