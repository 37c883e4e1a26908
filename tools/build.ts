import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from './lib/paths.ts';

// Builds the site in two passes. The first only looks: which modules does the
// first page run? The second puts exactly these into a few files of their own.
// Left to itself the bundler cuts them into fifty, because other pages share
// some of them; that costs a phone fifty requests and a tenth more bytes.

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

const looked = await build({
  root: app,
  logLevel: 'error',
  build: { write: false, minify: false, manifest: false },
});
const first = firstPage(chunksOf(looked));

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
            { name: 'home', test: (id) => first.has(id) && !id.endsWith('/index.html') },
          ],
        },
      },
    },
  },
});
