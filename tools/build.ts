import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { helpWhenAsked } from './lib/help.ts';
import { cache, root } from './lib/paths.ts';
import { drawDocuments } from './prerender/draw.ts';
import { packSite } from './prerender/pack.ts';
import { writePolicies } from './prerender/policies.ts';
import { shortenNames } from './prerender/short-names.ts';

// Builds the site in two passes. The first only looks: which modules does the
// first page run? The second puts exactly these into a few files of their own.
// Left to itself the bundler cuts them into fifty, because other pages share
// some of them; that costs a phone fifty requests and a tenth more bytes.
//
// Then the half that draws is built, and the documents of public pages are drawn
// with it (docs/decisions/027).

helpWhenAsked(`pnpm build

  Builds the site into apps/web/dist, draws the documents of its public pages and packs every file.
  Takes no options. What an operator sets is put in afterwards: pnpm site:configure.`);

const app = join(root, 'apps', 'web');
const react = /node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler)@/;

const chunksOf = (output: unknown): readonly Rolldown.OutputChunk[] => {
  const outputs: readonly unknown[] = Array.isArray(output) ? output : [output];
  return outputs.flatMap((one) => (isOutput(one) ? one.output.filter(isChunk) : []));
};
const isOutput = (value: unknown): value is Rolldown.RolldownOutput =>
  typeof value === 'object' && value !== null && 'output' in value;
const isChunk = (item: Rolldown.OutputChunk | Rolldown.OutputAsset): item is Rolldown.OutputChunk =>
  item.type === 'chunk';

/** Modules of the entry and of everything it imports at once. */
function firstPage(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds));
}

/** Which parts that load by themselves reach a module: by their own modules. */
function reachedBy(
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const parts = new Map<string, Set<string>>();
  for (const part of chunks) {
    const name = part.facadeModuleId;
    if (name === null || !(part.isEntry || part.isDynamicEntry)) continue;
    const seen = new Set([part]);
    // A set gives what is added while it is walked through.
    for (const chunk of seen) {
      for (const id of chunk.moduleIds) parts.set(id, (parts.get(id) ?? new Set()).add(name));
      for (const file of chunk.imports) {
        const next = byFile.get(file);
        if (next) seen.add(next);
      }
    }
  }
  return parts;
}

const looked = await build({
  root: app,
  logLevel: 'error',
  build: { write: false, minify: false, manifest: false },
});
const chunks = chunksOf(looked);
const first = firstPage(chunks);
const parts = reachedBy(chunks);
/** Calls that only the pages of a centre make; a part by tag holds the calls of all. */
const callsOf = (centre: RegExp) => (id: string) => {
  if (!/api-client\/src\/generated\//.test(id) || first.has(id)) return false;
  const callers = [...(parts.get(id) ?? [])].filter((part) => !part.includes('/generated/tags/'));
  return callers.length > 0 && callers.every((part) => centre.test(part));
};

await build({
  root: app,
  logLevel: 'warn',
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: react, priority: 2 },
            {
              name: 'libraries',
              test: (id) => id.includes('node_modules') && first.has(id),
              priority: 1,
            },
            {
              name: 'home',
              test: (id) => first.has(id) && !id.endsWith('/index.html'),
            },
            // Chunks by use: the base of text fields, icons of most windows, parts of lists of games.
            { name: 'field', test: /\/(?:InputBox|FieldNotes|Field\/Field)\b/ },
            // What forms have in common with lists, apart: a group takes along what its modules import.
            { name: 'common', test: /\/FormStatus\/announce\.|\/useMergedRef\./ },
            { name: 'form', test: /\/(?:ErrorSummary|FormStatus\/FormStatus|refused-fields)\b/ },
            {
              name: 'choices',
              includeDependenciesRecursively: false,
              test: /\/components\/(?:Segmented|Chip)\//,
            },
            { name: 'signs', test: /\/icons\/(?:check|x|search)\./ },
            { name: 'eyes', test: /\/icons\/eye(?:-off)?\./ },
            {
              name: 'tiles',
              test: /\/(?:GameListView\.css|SportsTile\.css|game-list\/(?:options|filters))/,
            },
            // Home's board and the page of winners share it; with the styles of home's shelves it is one sheet, and not two.
            {
              name: 'board',
              includeDependenciesRecursively: false,
              test: /\/features\/src\/(?:winner-board\/[^/]+$|home-shelves\/.*\.css)|\/WinnerRow\//,
            },
            // Winners, offers and lotteries count by the backend's clock; each of them shows a surface, and neither
            // login nor a list of games does.
            {
              name: 'surface',
              includeDependenciesRecursively: false,
              test: /\/components\/Surface\/|\/runtime\/server-clock\./,
            },
            // A style and what is drawn with it: one file, and not two of a hundred bytes.
            {
              name: 'page-parts',
              includeDependenciesRecursively: false,
              test: /\/features\/src\/page-parts\/[^/]+$/,
            },
            {
              name: 'offer',
              includeDependenciesRecursively: false,
              test: /\/promotions\/(?:Offer|Promotions\.css)/,
            },
            // Loaded together, a moment after the first page: one file, and not three.
            {
              name: 'announcing',
              test: /announcing\.ts|announcement\.zod|get-announcements|\/notices\/(?:data|reading)\.ts/,
            },
            // What moves money refreshes it and keeps its key: one file, as the refreshing alone was.
            {
              name: 'money-moves',
              includeDependenciesRecursively: false,
              test: /\/money\/use-(?:money-refresh|kept-intent)\./,
            },
            // Left alone a call takes three files of a hundred bytes, and each has its line in the list of files.
            {
              name: 'agent-calls',
              includeDependenciesRecursively: false,
              test: callsOf(/\/features\/src\/(?:agent-|contracts)/),
            },
            {
              name: 'member-calls',
              includeDependenciesRecursively: false,
              test: callsOf(
                /\/features\/src\/(?:agent-|contracts|member-|devices|payout-accounts|profile|responsible-play|security|social-accounts)/,
              ),
            },
          ],
        },
      },
    },
  },
});
shortenNames(join(app, 'dist'));

// The same site for Node: its class names come from the same files, its assets have the same addresses.
await build({
  root: app,
  logLevel: 'error',
  build: {
    ssr: 'src/draw.tsx',
    outDir: join(cache, 'draw'),
    emptyOutDir: true,
    manifest: false,
    minify: false,
    chunkImportMap: false,
  },
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
});
process.env.NODE_ENV = 'production';
const documents = await drawDocuments(join(app, 'dist'));
writePolicies(join(app, 'dist'));
const packed = packSite(join(app, 'dist'));
console.log(`${documents} documents drawn, ${packed} files packed`);
