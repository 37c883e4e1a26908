import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The list of the site's files is a script of its own (docs/decisions/040): every document names it, a browser keeps
// it. The head of a document makes the import map of what it says, and starts the first module (`apps/web/index.html`).

/** How many signs of a file's name follow from its content. */
export const hashLength = 5;

const folder = '/assets/';
const before = `{let i=0;parlourFiles('{"imports":{'+"`;
const between = `".split(" ").map(n=>'"/assets/'+n+'.js":"/assets/'+n+"-"+"`;
const after = `".substr(5*i++,5)+'.js"')+"}}","`;
const end = `")}`;

/** The import map of files by their names, `home-ab12c`: a key is the name without the hash. */
const mapOf = (names: readonly (readonly [string, string])[]): string =>
  `{"imports":{${names.map(([name, hash]) => `"${folder}${name}.js":"${folder}${name}-${hash}.js"`)}}}`;

/** The script that gives a document its list of files, each `home-ab12c.js`, and the entry among them. */
export function filesScript(files: readonly string[], entry: string): string {
  const parts = files.map((file) => {
    const [, name = '', hash = ''] = /^([\w.~-]+)-([\w-]{5})\.js$/.exec(file) ?? [];
    if (hash === '') throw new Error(`${file} is no name with a hash`);
    return { name, hash };
  });
  const names = parts.map(({ name }) => name).join(' ');
  const hashes = parts.map(({ hash }) => hash).join('');
  return `${before}${names}${between}${hashes}${after}${folder}${entry}${end}`;
}

/** What a script of files says: the import map as a document gets it, and the first module. */
export function readFilesScript(script: string): { readonly map: string; readonly entry: string } {
  if (!script.startsWith(before) || !script.includes(between)) {
    throw new Error('This is no script of files');
  }
  const [list = '', rest = ''] = script.slice(before.length).split(between);
  const [hashes = '', entry = ''] = rest.slice(0, -end.length).split(after);
  const names = list
    .split(' ')
    .map(
      (name, place) => [name, hashes.slice(place * hashLength, (place + 1) * hashLength)] as const,
    );
  const files = names.map(([name, hash]) => `${name}-${hash}.js`);
  if (filesScript(files, entry.slice(folder.length)) !== script) {
    throw new Error('This is no script of files');
  }
  return { map: mapOf(names), entry };
}

const place = /<script data-files src="(\/assets\/files-[\w-]+\.js)"><\/script>/;

/** The address of a document's script of files; none in a document that has none. */
export const filesAddress = (html: string): string | undefined => place.exec(html)?.[1];

/** The import map that a document of a built site adds to itself, by its hash as a policy names it. */
export function addedHashes(dist: string, html: string): readonly string[] {
  const path = join(dist, filesAddress(html) ?? 'none');
  if (!existsSync(path)) return [];
  const { map } = readFilesScript(readFileSync(path, 'utf8'));
  return [`'sha256-${createHash('sha256').update(map).digest('base64')}'`];
}

/** The import map and the module scripts as the bundler writes them into a document's head. */
const modules =
  /<script type="importmap">[\s\S]*?<\/script>\s*((?:<script type="module"[^>]*><\/script>\s*)*)/;

/** The files of a document's module scripts, in their order. */
export const modulesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="module"[^>]* src="\/assets\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );

/**
 * Puts the script of files behind the page in the place of the import map and the modules: it does not block rendering,
 * and no module starts before its map is there. All of them are preloaded in the head.
 */
export function withFiles(html: string, address: string): string {
  if (!modules.test(html) || !html.includes('</body>')) {
    throw new Error('The document has no import map to replace');
  }
  const ahead = modulesOf(html).map(
    (file) => `<link rel="preload" as="script" crossorigin href="${folder}${file}">`,
  );
  return html
    .replace(modules, () => `<link rel="preload" as="script" href="${address}">${ahead.join('')}\n`)
    .replace('</body>', () => `<script data-files src="${address}"></script></body>`);
}
