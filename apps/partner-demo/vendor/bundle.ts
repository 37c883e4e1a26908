import { join } from 'node:path';
import { build } from 'vite';

/** Returns React as one script, for a page without a build of its own. */
export async function reactScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'react.ts'), formats: ['es'], fileName: 'react' },
    },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('React was not built.');
  return chunk.code;
}
