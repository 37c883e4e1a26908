import { join } from 'node:path';
import type { Plugin } from 'vite';

const sheets = join(import.meta.dirname, 'src', 'sheets.ts');
const sheetOfStyles = /import\s*['"]([^'"]+\.vanilla\.css)['"];?/g;

/** The fonts have our own names in the page (`fonts.ts`). */
const inOwnFaces = 'replaceAll(/"(Noto Sans(?: Bengali)?)"/g,\'"Parlour $1"\')';

/**
 * Puts the styles of our `.css.ts` files as texts into the scripts that use them, because a style sheet in the head of
 * a page does not apply inside a shadow root.
 */
export function stylesInScripts(): Plugin {
  return {
    name: 'parlour:styles-in-scripts',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\.ts(?:\?|$)/ },
      handler(code, id) {
        // Browsers ignore a font in the style sheet of a shadow root.
        if (/\/fonts\.css\.ts/.test(id)) return { code: 'export {};', map: null };
        let count = 0;
        const changed = code.replace(sheetOfStyles, (_, address: string) => {
          const name = `styles${count}`;
          count += 1;
          return `import ${name} from ${JSON.stringify(`${address}?inline`)};import{addStyles as add${name}}from${JSON.stringify(sheets)};add${name}(${name}.${inOwnFaces});`;
        });
        return count > 0 ? { code: changed, map: null } : undefined;
      },
    },
  };
}
