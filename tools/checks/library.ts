import { build } from 'vite';
import { brotliSize } from './bundle.ts';

/** A library as a browser would load it: every file with its bytes on the wire. */
export interface LibraryBuild {
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** Modules of Node that were left in; a browser has none. */
  readonly nodeModules: readonly string[];
}

/** Builds a package's browser entry on its own, in memory, with everything it needs inside. */
export async function buildLibrary(root: string, entry: string): Promise<LibraryBuild> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      reportCompressedSize: false,
      lib: { entry, formats: ['es'], fileName: 'library' },
    },
  });
  const results = Array.isArray(built) ? built : [built];
  const outputs = results.flatMap((result) => ('output' in result ? result.output : []));
  const text = (file: (typeof outputs)[number]) =>
    file.type === 'chunk' ? file.code : String(file.source);
  const nodeModules = outputs.flatMap((file) =>
    file.type === 'chunk' ? file.imports.filter((name) => name.startsWith('node:')) : [],
  );
  return {
    files: outputs.map((file) => ({
      name: file.fileName,
      bytes: brotliSize(Buffer.from(text(file))),
    })),
    nodeModules,
  };
}
