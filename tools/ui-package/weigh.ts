import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown';

/** What code costs a page that has React already. */
export interface Weight {
  /** Brotli bytes that load at once. */
  readonly js: number;
  readonly css: number;
  /** Scripts and style sheets of the library among them, by path. */
  readonly parts: readonly string[];
}

/** The page has React; vanilla-extract is only there while a project is built. */
const shared = /^(?:react|react-dom|@vanilla-extract\/css)(?:\/|$)/;

/** Folder of the library in a project that has it. */
export const libraryIn = (project: string): string =>
  join(project, 'node_modules', '@parlour', 'ui');

/** Bundles code as the build of a project would, and weighs the result. */
export async function weigh(project: string, code: string): Promise<Weight> {
  const bundle = await rolldown({
    input: entry,
    external: shared,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [inMemory(code, project)],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Icons come from one file that names two thousand.
    experimental: { lazyBarrel: true },
  });
  // A hash in a name would make the same code weigh differently in another folder.
  const chunkFileNames = '[name].js';
  const { output } = await bundle.generate({ format: 'esm', minify: true, chunkFileNames });
  await bundle.close();

  const parts: string[] = [];
  const scripts: string[] = [];
  const sheets: Buffer[] = [];
  for (const chunk of loadedAtOnce(output)) {
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      if (id.startsWith(libraryIn(project)) && renderedLength > 0) parts.push(id);
    }
    const script = chunk.code.replaceAll(sheetMark, (_mark, sheet: string) => {
      sheets.push(minifiedSheet(sheet));
      return '';
    });
    // What a bundle without exports and without code still says.
    if (!/^(?:export\s*\{\};?)?\s*$/.test(script)) scripts.push(script);
  }
  return { js: onWire(scripts.map((text) => Buffer.from(text))), css: onWire(sheets), parts };
}

const entry = '\0entry';
/** Placeholder in the code for a style sheet, so that one that is dropped is not counted. */
const sheetMark = /__sheet\([`"']([^`"']+)[`"']\)[,;]?/g;

const inMemory = (code: string, project: string): Plugin => ({
  name: 'in-memory',
  async resolveId(id, importer) {
    if (id === entry) return id;
    if (importer !== entry || shared.test(id)) return null;
    const found = await this.resolve(id, join(project, 'index.js'));
    return found ?? this.error(`${id} leads nowhere.`);
  },
  load(id) {
    if (id === entry) return code;
    if (!id.endsWith('.css')) return null;
    return { code: `__sheet(${JSON.stringify(id)})`, moduleType: 'js', moduleSideEffects: true };
  },
});

/** The entry and the chunks it imports, without those it may load later. */
function loadedAtOnce(
  output: readonly [OutputChunk, ...(OutputChunk | OutputAsset)[]],
): ReadonlySet<OutputChunk> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const loaded = new Set([output[0]]);
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return loaded;
}

const minifiedSheets = new Map<string, Buffer>();

function minifiedSheet(file: string): Buffer {
  const known = minifiedSheets.get(file);
  if (known) return known;
  const { code } = transform({ filename: file, code: readFileSync(file), minify: true });
  const sheet = Buffer.from(code);
  minifiedSheets.set(file, sheet);
  return sheet;
}

const onWire = (texts: readonly Buffer[]): number =>
  texts.length === 0 ? 0 : brotliCompressSync(Buffer.concat(texts)).length;
