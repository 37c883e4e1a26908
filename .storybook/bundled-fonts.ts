import type { Plugin } from 'vite';

/**
 * Removes every `local(…)` source from font faces, so that a story has the same pixels on a laptop with these fonts and
 * on a bare build machine. The product itself uses the system's fonts first (no download on phones).
 */
export function bundledFonts(): Plugin {
  return {
    name: 'parlour:bundled-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('.css')) return null;
      const withoutLocal = code.replace(/local\((?:"[^"]*"|'[^']*'|[^)]*)\)\s*,\s*/g, '');
      return withoutLocal === code ? null : { code: withoutLocal, map: null };
    },
  };
}
