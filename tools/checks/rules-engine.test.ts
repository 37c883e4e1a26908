import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minify } from 'terser';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

/** A module with all it imports, built and made small as the site is; bytes of gzip at level 9. */
async function gzipped(module: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: join('packages/features/src/rules', module), formats: ['es'], fileName: 'x' },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('nothing was built');
  const [{ code }] = result.output;
  const small = await minify(code, { module: true, ecma: 2020, compress: { passes: 3 } });
  return gzipSync(small.code ?? code, { level: 9 }).length;
}

/** Bytes are exact counts; what is saved is taken off here too. */
const budgets: Readonly<Record<string, number>> = {
  // Documents, limits, schema, the parser and the matcher of patterns, and the bounds on their work.
  'engine.ts': 3_100,
  // What it is given: the 22 patterns, and how to see that a rule can be kept.
  'patterns.ts': 1_050,
  'example.ts': 650,
};

test.each(Object.entries(budgets))(
  '[VAL-02] rules/%s stays within %i bytes',
  async (module, most) => {
    const bytes = await gzipped(module);
    expect(bytes).toBeGreaterThan(300);
    expect(bytes).toBeLessThanOrEqual(most);
  },
);
