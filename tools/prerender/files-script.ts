import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The list of the site's files is a script of its own (docs/decisions/040): every document names it, a browser keeps
// it. The head of a document makes the import map of what it says, and starts the first module (`apps/web/index.html`).

/** How many signs of a file's name follow from its content. */
export const hashLength = 5;

const folder = '/assets/';
const before = `{let i=0,f=[],m='{"imports":{'+"`;
const between = `".split(" ").map(n=>(f[i]="/assets/"+n+"-"+"`;
const after = `".substr(5*i,5)+".js",'"/assets/'+n+'.js":"'+f[i++]+'"'))+"}}",h=f.slice(0,`;
/**
 * Behind the map: the modules of the first page, all at once and as modules, and its whole sheet where the document has
 * none yet. The entry is the last of them; it begins when the sheet is there, or does not come.
 */
const end = [
  '),[e]=h.slice(-1),s=parlourFiles(m,e),',
  'l=p=>document.head.append(Object.assign(document.createElement("link"),{crossOrigin:""},p));',
  'for(const href of h)l({rel:"modulepreload",href});',
  'document.querySelector("[href$=css]")?s():',
  'l({rel:"stylesheet",href:e.replace(".js",".css"),onload:s,onerror:s})}',
].join('');

/** The import map of files by their names, `home-ab12c`: a key is the name without the hash. */
const mapOf = (names: readonly (readonly [string, string])[]): string =>
  `{"imports":{${names.map(([name, hash]) => `"${folder}${name}.js":"${folder}${name}-${hash}.js"`)}}}`;

/**
 * The script that gives a document its list of files, each `home-ab12c.js`. Those of the first page come first; the last
 * of them is the entry, which imports the others.
 */
export function filesScript(files: readonly string[], firstPage: readonly string[]): string {
  const further = files.filter((file) => !firstPage.includes(file));
  const parts = [...firstPage, ...further].map((file) => {
    const [, name = '', hash = ''] = /^([\w.~-]+)-([\w-]{5})\.js$/.exec(file) ?? [];
    if (hash === '') throw new Error(`${file} is no name with a hash`);
    return { name, hash };
  });
  const names = parts.map(({ name }) => name).join(' ');
  const hashes = parts.map(({ hash }) => hash).join('');
  return `${before}${names}${between}${hashes}${after}${firstPage.length}${end}`;
}

/** What a script of files says: the import map as a document gets it, and the modules of the first page. */
export interface Files {
  readonly map: string;
  /** Addresses; the last one is the entry. */
  readonly firstPage: readonly string[];
}

/** Reads a script of files; an error for any other. */
export function readFilesScript(script: string): Files {
  if (!script.startsWith(before) || !script.includes(between)) {
    throw new Error('This is no script of files');
  }
  const [list = '', rest = ''] = script.slice(before.length).split(between);
  const [hashes = '', count = ''] = rest.slice(0, -end.length).split(after);
  const names = list
    .split(' ')
    .map(
      (name, place) => [name, hashes.slice(place * hashLength, (place + 1) * hashLength)] as const,
    );
  const files = names.map(([name, hash]) => `${name}-${hash}.js`);
  const firstPage = files.slice(0, Number(count));
  if (filesScript(files, firstPage) !== script) throw new Error('This is no script of files');
  return { map: mapOf(names), firstPage: firstPage.map((file) => folder + file) };
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
 * and no module starts before its map is there. It is preloaded in the head; the modules are for it to name, since what
 * is preloaded as a plain script is compiled on the main thread once a module asks for it.
 */
export function withFiles(html: string, address: string): string {
  if (!modules.test(html) || !html.includes('</body>')) {
    throw new Error('The document has no import map to replace');
  }
  return html
    .replace(modules, () => `<link rel="preload" as="script" href="${address}">\n`)
    .replace('</body>', () => `<script data-files src="${address}"></script></body>`);
}
