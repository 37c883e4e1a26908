import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** React Router's own entry names its development build, whatever is built. */
export function productionRouter(): string {
  const dom = require.resolve('react-router-dom');
  const entry = createRequire(dom).resolve('react-router');
  return join(dirname(entry), '..', 'production', 'index.mjs');
}

/**
 * Unused links, forms, scripts and boundaries of the router are kept only because of possible side effects; routes with
 * data of their own (`createBrowserRouter`) are not used.
 */
export const leanRouter = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\1(\.contextType = \w+;))?$/gm,
      (_, name: string, part: string, context?: string) =>
        `var ${name} = /* @__PURE__ */ (() => { const Part = ${part}; ${context ? `Part${context}` : ''} return Part; })();`,
    );

/** An icon's shapes alone: the twin that draws them asks for no keys, size, name or aliases. */
export const leanIcon = (code: string): string =>
  code
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/name: "[^"]*",\s*size: \d+,\s*/, '');

const light = join(import.meta.dirname, '../../../packages/api-client/src/light/mini.ts');
const icon = join(import.meta.dirname, 'icon.ts');
const mutationCache = join(import.meta.dirname, 'mutation-cache.ts');
const scrollLock = join(import.meta.dirname, 'scroll-lock.tsx');

/**
 * Puts the light twin of a library in its place where a page needs no more of it (docs/decisions/028). Tests and
 * Storybook run with the libraries themselves.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'parlour-lean-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer = '') {
      if (source === 'react-router') return productionRouter();
      if (source === 'react-remove-scroll') return scrollLock;
      if (source === 'zod/mini' && /api-client\/src\/generated\//.test(importer)) return light;
      if (source.endsWith('/createLucideIcon.mjs') && importer.includes('lucide-react'))
        return icon;
      if (source === './mutationCache.js' && importer.includes('query-core')) return mutationCache;
      return undefined;
    },
    transform(code, id) {
      if (/react-router\/dist\/production\//.test(id)) return { code: leanRouter(code), map: null };
      if (/lucide-react\/dist\/esm\/icons\//.test(id)) return { code: leanIcon(code), map: null };
      return undefined;
    },
  };
}
