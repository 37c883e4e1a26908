import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  commonAttributes,
  type ElementAttribute,
  elements,
} from '../packages/embed/src/registry.ts';
import { majorVersion, snippetOf } from '../packages/embed/src/snippet.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';

const own = elements.flatMap(({ attributes }): readonly ElementAttribute[] => attributes);
const attributes = [...new Set([...commonAttributes, ...own].map(({ name }) => name))];

const usage = `pnpm embed:snippet WIDGET --site https://play.padma.example [options]

  Prints the HTML that puts a widget into any page.
  WIDGET    ${elements.map(({ tag }) => tag.replace('parlour-', '')).join(', ')}
  --site    origin of the site
  --pinned  the page loads the version that was built last and no other; a browser refuses a file that differs
  Attributes of the widget: ${attributes.map((name) => `--${name}`).join(' ')}`;

helpWhenAsked(usage);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(attributes.map((name) => [name, { type: 'string' as const }])),
      site: { type: 'string' },
      pinned: { type: 'boolean' },
    },
  });
  const [widget, ...more] = positionals;
  const { site, pinned, ...given } = values;
  if (widget === undefined || more.length > 0 || typeof site !== 'string') {
    throw new RangeError(usage);
  }
  const written = Object.entries(given).map(([name, value]) => [name, String(value)]);
  console.log(
    snippetOf({
      widget,
      site,
      attributes: Object.fromEntries(written),
      ...(pinned && { files: builtFiles() }),
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The files of the last build of the elements. */
function builtFiles() {
  const path = join(root, 'apps/web/dist/embed', majorVersion, 'integrity.json');
  if (!existsSync(path)) throw new RangeError('The site is not built yet: pnpm build');
  return JSON.parse(readFileSync(path, 'utf8'));
}
