import type { Plugin } from 'vite';

const radix = /node_modules\/@radix-ui\/[^/]+\/dist\/index\.mjs$/;
const naming = /^var __name = .*$/m;

/**
 * Radix gives each function its name anew as the module loads. That is a side effect, so the
 * bundler must keep unused functions. In a build the names go, and with them what is unused.
 */
export const plainNames = (): Plugin => ({
  name: 'plain-names',
  apply: 'build',
  transform: {
    filter: { id: radix },
    handler: (code) => ({
      code: code
        .replace(naming, 'var __name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;')
        .replaceAll(/static \{\s*__name\(this, "\w+"\);\s*\}/g, ''),
      map: null,
    }),
  },
});
