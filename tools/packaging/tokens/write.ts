import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layerOrder } from '@parlour/ui/theme/style';
import { designTokensOfBrands } from './design-tokens.ts';
import { tailwindSheet } from './tailwind.ts';

/** The built sheets with the tokens: those of every brand, and those of the brands. */
const sheets = ['theme/tokens.css', 'theme/brands/brands.css'];

/** Writes the tokens of the built library for other tools: `variables.css`, `tailwind.css`, `tokens.json`. */
export function writeTokens(out: string): void {
  const sheet = sheets
    .map((name) => readFileSync(join(out, name), 'utf8').replaceAll(/^@layer [^{]+;\n/gm, ''))
    .join('');
  const note =
    '/* Generated from the theme of @parlour/ui: every token, without the components. */';
  writeFileSync(join(out, 'variables.css'), [note, layerOrder, sheet].join('\n'));
  writeFileSync(join(out, 'tailwind.css'), tailwindSheet(sheet));
  writeFileSync(join(out, 'tokens.json'), `${JSON.stringify(designTokensOfBrands(), null, 2)}\n`);
}
