import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesScript, hashLength, modulesOf, withFiles } from './files-script.ts';

/** Scripts and styles of a build by their file names, and the file of each key of its import map. */
export interface Build {
  readonly files: ReadonlyMap<string, string>;
  /** Key to file, both without a folder. */
  readonly keys: ReadonlyMap<string, string>;
  /** The one sheet of a script, by the script's file. */
  readonly styles: ReadonlyMap<string, string>;
}

/** What the same build is with short keys. */
export interface Renamed {
  readonly files: ReadonlyMap<string, string>;
  /** The new import map: scripts only. */
  readonly keys: ReadonlyMap<string, string>;
  /** New names of files by old. */
  readonly names: ReadonlyMap<string, string>;
}

const hashed = /-[\w-]{8}\.(?:js|css)$/;
/** A file's name in a text, after the end of a path or the beginning of a string. */
const mentioned = /[\w.~-]+-[\w-]{8}\.(?:js|css)/g;

/**
 * Hash of the content in a file's name: short, since the list of files holds every one, with about a thousand million
 * values.
 */
export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, hashLength);

/** Browsers that know this comment compile all functions of a module as it arrives, off the main thread. */
const eager = '//# allFunctionsCalledOnLoad\n';

/** The bundler's list of files that parts need, in each script that loads some. */
const needed = /\bm\.f=(\["assets\/[^\]]*\])/;

/** That list as one text: `lists` for a script, `lists:css` for its sheet (`apps/web/src/app/load-part.ts`). */
const shortList = (script: string): string =>
  script.replace(needed, (_, list: string) => {
    const files: readonly string[] = JSON.parse(list);
    const named = (file: string) =>
      file.endsWith('.js') ? file.slice(0, -'.js'.length) : file.replace(/\.css$/, ':css');
    const names = files.map((file) => named(withoutFolder(file)));
    return `m.f="${names.join(' ')}".split(" ")`;
  });

/** A name for each key, with a number where several modules have the same. */
function plainNames(keys: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    [...keys].sort().map((key) => {
      const name = key.replace(hashed, '');
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return [key, count === 1 ? name : `${name}.${count}`];
    }),
  );
}

/**
 * Gives the scripts of a build keys without hashes, and each sheet the name of its script.
 *
 * The bundler names a module in others by a key with a hash of its own, and styles have keys too: every document and
 * every list of what a part needs holds each of them. A name says as much. File names keep a hash of what the files
 * hold, script and sheet together, so that one entry of the map finds both.
 */
export function shortNames({ files, keys, styles }: Build): Renamed {
  const scripts = [...keys].filter(([, file]) => file.endsWith('.js') && files.has(file));
  const plain = plainNames(scripts.map(([key]) => key));
  const inTexts = new Map<string, string>();
  for (const [key, file] of scripts) {
    const name = plain.get(key);
    inTexts.set(key, `${name}.js`);
    const sheet = styles.get(file);
    const sheetKey = [...keys].find(([, found]) => found === sheet)?.[0];
    if (sheetKey) inTexts.set(sheetKey, `${name}.css`);
  }
  const rewritten = (text: string): string =>
    text.replace(mentioned, (name) => inTexts.get(name) ?? name);
  const renamed = new Map<string, string>();
  const names = new Map<string, string>();
  const map = new Map<string, string>();
  for (const [key, file] of scripts) {
    const script = shortList(rewritten(files.get(file) ?? ''));
    const sheet = styles.get(file);
    const css = sheet === undefined ? '' : (files.get(sheet) ?? '');
    const stem = `${plain.get(key)}-${contentHash(`${script}\0${css}`)}`;
    names.set(file, `${stem}.js`);
    renamed.set(`${stem}.js`, script);
    map.set(`${plain.get(key)}.js`, `${stem}.js`);
    if (sheet === undefined) continue;
    names.set(sheet, `${stem}.css`);
    renamed.set(`${stem}.css`, css);
  }
  const left = [...files.keys()].filter((file) => !names.has(file));
  if (left.length > 0) throw new Error(`No script of the import map stands for ${left.join(', ')}`);
  return { files: renamed, keys: new Map([...map].sort()), names };
}

/**
 * Which sheet is a script's own. A sheet that several scripts name belongs to the one that names no other.
 */
export function ownStyles(
  chunks: readonly { readonly file: string; readonly css?: readonly string[] }[],
): ReadonlyMap<string, string> {
  const open = new Map(chunks.map(({ file, css = [] }) => [file, new Set(css)]));
  const owned = new Map<string, string>();
  for (let found = true; found; ) {
    found = false;
    for (const [file, sheets] of open) {
      const [sheet] = sheets;
      if (sheet === undefined || sheets.size > 1) continue;
      owned.set(file, sheet);
      for (const others of open.values()) others.delete(sheet);
      found = true;
    }
  }
  const unclear = [...open].filter(([, sheets]) => sheets.size > 0);
  if (unclear.length > 0) throw new Error(`Whose styles? ${unclear.map(([file]) => file).join()}`);
  return owned;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
}

const withoutFolder = (path: string): string => path.replace(/^\/?assets\//, '');

/**
 * Renames the scripts and styles of a built site in place: files, manifest and bare document. The first page runs most of
 * its modules at once, and says so.
 */
export function shortenNames(dist: string): void {
  const assets = join(dist, 'assets');
  const read = (...path: string[]) => readFileSync(join(dist, ...path), 'utf8');
  const manifest: Readonly<Record<string, ManifestChunk>> = JSON.parse(
    read('.vite', 'manifest.json'),
  );
  const { imports }: { imports: Readonly<Record<string, string>> } = JSON.parse(
    read('importmap.json'),
  );
  const bare = read('index.html');
  const firstPage = modulesOf(bare);
  const textOf = (name: string) => (firstPage.includes(name) ? eager : '') + read('assets', name);
  const found = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const { files, keys, names } = shortNames({
    files: new Map(found.map((name) => [name, textOf(name)])),
    keys: new Map(
      Object.entries(imports).map(([key, file]) => [withoutFolder(key), withoutFolder(file)]),
    ),
    styles: new Map(
      [...ownStyles(Object.values(manifest))].map(([file, sheet]) => [
        withoutFolder(file),
        withoutFolder(sheet),
      ]),
    ),
  });
  for (const name of found) rmSync(join(assets, name));
  for (const [name, text] of files) writeFileSync(join(assets, name), text);
  const rename = (text: string) => text.replace(mentioned, (name) => names.get(name) ?? name);
  writeFileSync(join(dist, '.vite', 'manifest.json'), rename(read('.vite', 'manifest.json')));
  const shell = rename(bare);
  const list = filesScript([...keys.values()], modulesOf(shell));
  const address = `/assets/files-${contentHash(list)}.js`;
  writeFileSync(join(dist, address), list);
  writeFileSync(join(dist, 'index.html'), withFiles(shell, address));
  // The list says it.
  rmSync(join(dist, 'importmap.json'));
}
