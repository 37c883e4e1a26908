import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { libraryIn } from './weigh.ts';

/** A statement longer than this is cut after its beginning. */
const longest = 90;

/**
 * What the library's own scripts do as soon as they are loaded, a statement a line: everything that
 * stays when nothing is used and `sideEffects` of `package.json` is ignored. A new side effect is a
 * new line.
 */
export async function runsAtLoad(
  project: string,
  exports: ReadonlyMap<string, string>,
): Promise<string> {
  const library = libraryIn(project);
  const entry = '\0entry';
  const bundle = await rolldown({
    input: entry,
    external: /^(?:\w|@|#css\/)/,
    platform: 'browser',
    logLevel: 'silent',
    // Everything of the library is kept for its effects; other packages answer for themselves.
    treeshake: {
      moduleSideEffects: (id) => id.startsWith(library),
      // They only make a component or a context.
      manualPureFunctions: ['createContext', 'lazy', 'memo'],
    },
    plugins: [
      {
        name: 'every-subpath',
        resolveId: (id) => (id === entry || exports.has(id) ? id : null),
        load(id) {
          if (id === entry)
            return [...exports.values()].map((file) => `import '${file}';`).join('');
          return null;
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', preserveModules: true });
  await bundle.close();
  const lines = output.flatMap((chunk) => {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.startsWith(library)) return [];
    const file = relative(library, chunk.facadeModuleId);
    return statements(chunk.code).map((text) => `${file}: ${text}`);
  });
  return lines
    .toSorted()
    .map((line) => `${line}\n`)
    .join('');
}

/** Statements of a script that are neither imports, exports nor declarations. */
function statements(code: string): readonly string[] {
  return parseSync('chunk.js', code)
    .program.body.filter(({ type }) => !/^(?:Import|Export)|Declaration$/.test(type))
    .map(({ start, end }) => code.slice(start, end).replaceAll(/\s+/g, ' '))
    .map((text) => (text.length > longest ? `${text.slice(0, longest)}…` : text));
}
