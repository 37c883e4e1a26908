import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { layerOrder } from '@parlour/ui/theme/style';
import { type Compiler, createCompiler } from '@vanilla-extract/compiler';
import { type Plugin, rolldown } from 'rolldown';
import { directiveOf } from './client-modules.ts';

/** Name of the built file of a source file, without its last extension. */
export const builtName = (name: string): string =>
  // The plugins of vanilla-extract would treat `.css.js` as one of their sources.
  name.replace(/\.css$/, '.styles').replace(/\.json$/, '.data');

/**
 * Builds the scripts and style sheets of a package, one file per module, so that a bundler includes only what is used.
 * Styles are evaluated here: a `.css.ts` file becomes its class names and the import of its sheet (decision 019).
 * Resolves to the sheets by name.
 */
export async function buildScripts(
  folder: string,
  entries: readonly string[],
  out: string,
  hasStyles: boolean,
): Promise<ReadonlyMap<string, string>> {
  const source = join(folder, 'src');
  const sheets = new Map<string, string>();
  const compiler = hasStyles
    ? createCompiler({
        root: folder,
        identifiers: 'short',
        enableFileWatcher: false,
        cssImportSpecifier: (file, css) => {
          const sheet = relative(source, join(folder, relative(folder, file))).replace(/\.ts$/, '');
          sheets.set(sheet, inOrder(withFiles(css, sheet, folder, out)));
          return `#css/${sheet}`;
        },
      })
    : undefined;
  try {
    const bundle = await rolldown({
      input: entries.map((entry) => join(folder, entry)),
      external: /^(?:[\w@]|#css\/)/,
      platform: 'neutral',
      logLevel: 'warn',
      // Evaluating styles takes most of the time.
      checks: { pluginTimings: false },
      tsconfig: join(folder, '../../tsconfig.json'),
      plugins: compiler === undefined ? [] : [compiledStyles(compiler)],
    });
    await bundle.write({
      dir: out,
      format: 'esm',
      preserveModules: true,
      preserveModulesRoot: source,
      banner: ({ imports }) => directiveOf(imports),
      entryFileNames: ({ name }) => `${builtName(name)}.js`,
      chunkFileNames: ({ name }) => `${builtName(name)}.js`,
    });
    await bundle.close();
  } finally {
    await compiler?.close();
  }
  for (const [sheet, css] of sheets) {
    const file = join(out, sheet);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, css);
  }
  // A server without a bundler gets this file instead of a style sheet.
  if (hasStyles) writeFileSync(join(out, 'no-css.js'), 'export {};\n');
  return sheets;
}

/** Adds the order of the layers to a sheet, so that it stays the same if the sheet loads alone or before the base. */
const inOrder = (css: string): string => (css.includes('@layer') ? `${layerOrder}\n${css}` : css);

/** An import of a `.css.ts` file only for its sheet. */
const bareStyles = /^import '(\..+\.css\.ts)';$/gm;

const compiledStyles = (compiler: Compiler): Plugin => {
  const compiled = async (file: string) => {
    const { source } = await compiler.processVanillaFile(file, { outputCss: true });
    return source;
  };
  return {
    name: 'compiled-styles',
    async load(id) {
      return id.endsWith('.css.ts') ? { code: await compiled(id), moduleType: 'js' } : null;
    },
    async transform(code, id) {
      const imports = [...code.matchAll(bareStyles)].map(([, file = '']) =>
        join(dirname(id), file),
      );
      if (id.endsWith('.css.ts') || imports.length === 0) return null;
      // The sheet is imported directly, because a script in between would have to be listed as a side effect.
      const sources = await Promise.all(imports.map(compiled));
      const sheets = sources.flatMap((source) => source.match(/^import '#css\/.+$/gm) ?? []);
      return [...sheets, code.replaceAll(bareStyles, '')].join('\n');
    },
  };
};

/** Copies the files that a sheet uses from other packages (fonts) next to it. */
function withFiles(css: string, sheet: string, folder: string, out: string): string {
  const require = createRequire(join(folder, 'package.json'));
  return css.replaceAll(/url\("(@[^"]+)"\)/g, (_all, path: string) => {
    const fonts = join(out, dirname(sheet), 'fonts');
    mkdirSync(fonts, { recursive: true });
    copyFileSync(require.resolve(path), join(fonts, basename(path)));
    const [scope = '', name = ''] = path.split('/');
    const licence = require.resolve(`${scope}/${name}/LICENSE`);
    copyFileSync(licence, join(fonts, `LICENSE.${name}.txt`));
    return `url("./fonts/${basename(path)}")`;
  });
}
