import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const require = createRequire(import.meta.url);
const dom = dirname(require.resolve('react-dom/package.json'));
const react = dirname(require.resolve('react/package.json'));
const scheduler = dirname(createRequire(join(dom, 'package.json')).resolve('scheduler'));

const fileOf = (folder: string, name: string) =>
  normalizePath(join(folder, 'cjs', `${name}.production.js`));

/** The production file behind each name React is imported by. */
export const productionFiles: Readonly<Record<string, string>> = {
  react: fileOf(react, 'react'),
  'react/jsx-runtime': fileOf(react, 'react-jsx-runtime'),
  'react-dom': fileOf(dom, 'react-dom'),
  'react-dom/client': fileOf(dom, 'react-dom-client'),
  scheduler: fileOf(scheduler, 'scheduler'),
};

/** What `react-parts.ts` leaves out of the client half is not exported either: an import of it ends the build. */
const leftOut = new Set([
  ...['Activity', 'ViewTransition', 'addTransitionType', 'useActionState'],
  ...['useFormState', 'useFormStatus', 'requestFormReset'],
  ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
]);

const required = /^var (?:\w+ = require\("[^"]+"\)(?:,\s+)?)+;$/m;

/** A production file of React, CommonJS as it is published, as an ES module: what is not imported can go. */
export function asModule(code: string): string {
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name));
  const body = code
    .replace(required, (statement) =>
      [...statement.matchAll(/(\w+) = require\("([^"]+)"\)/g)]
        .map(([, name, source]) => `import * as ${name} from '${source}';`)
        .join('\n'),
    )
    // For React's own tests: the scheduler that is published has no such names.
    .replaceAll(/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'undefined')
    .replaceAll(/^exports\.(\w+) =/gm, 'var $$$1 =')
    .replaceAll(/\bexports\.(\w+)/g, '$$$1');
  if (names.size === 0 || /\b(?:require\(|exports\b)/.test(body)) {
    throw new Error('React is published in another form: apps/web/lean/react-modules.ts');
  }
  const exported = [...names].filter((name) => !leftOut.has(name));
  return `${body}\nexport { ${exported.map((name) => `$${name} as ${name}`).join(', ')} };\n`;
}

const asDefault = /\bimport (\w+)(?:, (\{[^}]*\}))? from (['"])(react(?:-dom)?)\3;?/g;

/** Modules have names and no whole: an import of the whole becomes one of all names. */
export const byNames = (code: string): string =>
  code.replaceAll(asDefault, (_, whole: string, names: string | undefined, _quote, from: string) =>
    [
      `import * as ${whole} from '${from}';`,
      ...(names ? [`import ${names} from '${from}';`] : []),
    ].join(' '),
  );

/** Puts React as ES modules into a build for browsers (docs/decisions/028). */
export function reactModules(): Plugin {
  const files = new Set(Object.values(productionFiles));
  return {
    name: 'parlour-react-modules',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (source) => productionFiles[source],
    // A member of a module that it does not export would be `undefined`, with no more than a warning.
    onLog: (_, { code, message }) => {
      if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message);
    },
    transform: (code, id) => {
      if (files.has(id)) return { code: asModule(code), map: null };
      const named = byNames(code);
      return named === code ? undefined : { code: named, map: null };
    },
  };
}
