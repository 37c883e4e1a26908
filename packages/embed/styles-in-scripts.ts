import { join } from 'node:path';
import type { Plugin } from 'vite';

const sheets = join(import.meta.dirname, 'src', 'sheets.ts');
const sheetOfStyles = /import\s*['"]([^'"]+\.vanilla\.css)['"];?/g;

/** Faces are known to the page under names of our own (`fonts.ts`). */
const inOwnFaces = 'replaceAll(/"(Noto Sans(?: Bengali)?)"/g,\'"Parlour $1"\')';

/**
 * Styles of our `.css.ts` files as texts in the scripts that use them: a style sheet in the head of a page would not reach
 * into a shadow root.
 */
export function stylesInScripts(): Plugin {
  return {
    name: 'parlour:styles-in-scripts',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\.ts(?:\?|$)/ },
      handler(code, id) {
        // A face in a shadow root's sheet is not read by a browser.
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
