import { attributesOf } from './options.ts';
import { type ElementAttribute, elements } from './registry.ts';

/** The files of one version of the elements: `integrity.json` beside the script. */
export interface ElementFiles {
  /** The entry script of this version. Its name changes with its content. */
  readonly script: string;
  /** The hash of each script (SRI), by file name. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The options of a snippet. */
export interface SnippetWish {
  /** Name of an element, with or without `parlour-`. */
  readonly widget: string;
  /** Origin of the site. */
  readonly site: string;
  /** Attributes of the element. Default: none. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Pins the page to exactly these files. Default: the newest files. */
  readonly files?: ElementFiles;
}

/** Major version of the public API. Its URL is in the pages of partners. */
export const majorVersion = '1';

/**
 * Returns the HTML that adds an element to any page, ready to paste (EMB-02). Throws a `RangeError` for an invalid
 * site, widget, attribute or attribute value; its message says what is wrong.
 */
export function snippetOf({ widget, site, attributes = {}, files }: SnippetWish): string {
  if (!URL.canParse(site) || new URL(site).origin !== site) {
    throw new RangeError(`"${site}" is no origin of a site. Write https://host, without a path.`);
  }
  const entry = elements.find(({ tag }) => tag === widget || tag === `parlour-${widget}`);
  if (!entry) throw new RangeError(`There is no widget "${widget}". There are: ${names}.`);
  const known = attributesOf(entry.tag);
  const written = Object.entries(attributes).map(([name, value]) => {
    const attribute = known.find((one) => one.name === name);
    if (!attribute) throw new RangeError(`<${entry.tag}> has no attribute "${name}".`);
    return ` ${name}="${quoted(checked(attribute, value))}"`;
  });
  const folder = `${site}/embed/${majorVersion}`;
  return [
    ...(files
      ? pinned(folder, files)
      : [`<script type="module" src="${folder}/parlour.js"></script>`]),
    `<${entry.tag}${written.join('')}></${entry.tag}>`,
  ].join('\n');
}

const names = elements.map(({ tag }) => tag.replace('parlour-', '')).join(', ');

function checked({ name, values }: ElementAttribute, value: string): string {
  if (values && !values.includes(value)) {
    throw new RangeError(`"${value}" is no ${name}. It may be: ${values.join(', ')}.`);
  }
  return value;
}

/** Returns the scripts of one version. A browser refuses a file if a single byte of it differs. */
function pinned(folder: string, { script, integrity }: ElementFiles): readonly string[] {
  const { [script]: own = '', ...others } = integrity;
  const loaded = Object.entries(others).map(([name, hash]) => [`${folder}/${name}`, hash]);
  const map = JSON.stringify({ integrity: Object.fromEntries(loaded) }, null, 1);
  return [
    `<script type="importmap">${map}</script>`,
    `<script type="module" src="${folder}/${script}" integrity="${own}" crossorigin></script>`,
  ];
}

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
