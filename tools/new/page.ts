import { before, beforeLast, inUnion } from './edits.ts';
import type { InLanguages, Language } from './languages.ts';
import { type Name, nameOf } from './names.ts';
import { type Place, type Plan, together } from './plan.ts';
import { titleOf, type WidgetOptions, widgetPlan } from './widget.ts';

const routes = 'apps/web/src/app/routes.ts';
const shown = 'apps/web/src/app/Routing.tsx';
const search = 'packages/features/src/search/pages.ts';

/**
 * A page with an address of its own (CONTRIBUTING.md). It shows the widget of its name, which is written too where there
 * is none.
 */
export function pagePlan(text: string, options: WidgetOptions, place: Place): Plan {
  const name = nameOf(text, 'kebab');
  if (/^(?:member|agent)-/.test(name.kebab)) {
    throw new RangeError(`The pages of a centre are widgets: pnpm new widget ${name.kebab}`);
  }
  const address = `/${name.camel}`;
  const known = `${place.read(routes)}${place.read(shown)}${place.read(search)}`;
  for (const taken of [`'${address}'`, `'${name.camel}'`, `const ${name.pascal}Page `]) {
    if (known.includes(taken)) throw new RangeError(`There is a page ${taken} already: ${routes}`);
  }
  const folder = `packages/features/src/${name.kebab}`;
  const title = place.has(folder) ? knownTitle(name, options, place) : titleOf(options);
  const page = sitePage(name, address, title);
  return place.has(folder) ? page : together([widgetPlan(text, options, place), page]);
}

/** The title the widget has: its texts must load with the pages of the site, and not with those of a centre. */
function knownTitle(name: Name, { bn, en }: WidgetOptions, place: Place): InLanguages {
  const folder = `packages/features/src/${name.kebab}`;
  if (bn !== undefined || en !== undefined) {
    throw new RangeError(`The page is called as its widget is: ${folder}/messages`);
  }
  const said = (language: Language): string => {
    const path = `${folder}/messages/${language}.json`;
    const texts: unknown = place.has(path) ? JSON.parse(place.read(path)) : {};
    const text: unknown = Reflect.get(Object(texts), `${name.camel}.title`);
    if (typeof text !== 'string') {
      throw new RangeError(`The page needs a title: no "${name.camel}.title" in ${path}`);
    }
    return text;
  };
  if (!place.has(`${folder}/${name.pascal}Widget.tsx`)) {
    throw new RangeError(`There is no ${folder}/${name.pascal}Widget.tsx to show.`);
  }
  return { bn: said('bn'), en: said('en') };
}

/** Route, title, page and its entry of the search. */
function sitePage({ kebab, pascal, camel }: Name, address: string, title: InLanguages): Plan {
  const words = JSON.stringify(`${title.bn} ${title.en}`)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'");
  return {
    files: [
      {
        path: `apps/web/src/pages/${pascal}Page.tsx`,
        text: `import { ${pascal}Widget } from '@parlour/features/${kebab}';

/** \`${address}\` (NAV-03). */
export default function ${pascal}Page() {
  return <${pascal}Widget />;
}
`,
      },
    ],
    changes: [
      { path: routes, edit: inUnion(/readonly page:\n +\| '/, camel) },
      {
        path: routes,
        edit: before(
          /^ {2}game\('/m,
          `  { paths: ['${address}'], target: { page: '${camel}' }, title: '${camel}.title' },\n`,
        ),
      },
      {
        path: shown,
        edit: before(
          /^const Centres = lazyPart/m,
          `const ${pascal}Page = lazyPart(() => import('../pages/${pascal}Page.tsx'));\n`,
        ),
      },
      {
        path: shown,
        edit: beforeLast('  }\n}\n', `    case '${camel}':\n      return <${pascal}Page />;\n`),
      },
      {
        path: search,
        edit: beforeLast(
          '];\n',
          `  {\n    href: '${address}',\n    title: '${camel}.title',\n    words: '${words}',\n  },\n`,
        ),
      },
    ],
    next: [
      `pnpm dev, then ${address}: 360 and 1440 px, light and dark, Bengali and English`,
      'Who may see it: guarded, player or open in apps/web/src/app/routes.ts; other words for it in packages/features/src/search/pages.ts',
      'Drawn ahead, when a visitor may see it: its address in tools/prerender/paths.ts',
      `Its main way: apps/web/e2e/${kebab}.spec.ts, then node tools/e2e.ts --build ${kebab}`,
      'node tools/unit.ts apps/web/src/app packages/features/src/search',
      'pnpm size: what the page adds',
    ],
  };
}
