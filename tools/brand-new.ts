import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addToRegistry, newBrand } from './brand/new-brand.ts';

// pnpm brand:new <name> [--accent <colour>] [--title <name>] [--bn <name in Bengali>]
// Writes a complete brand that passes every check; the Brand Studio refines it.

const usage = 'pnpm brand:new <name> [--accent "#7a1fa2"] [--title "Meghna"] [--bn "…"]';
const options = {
  accent: { type: 'string' },
  title: { type: 'string' },
  bn: { type: 'string' },
} as const;

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new RangeError(usage);
  // Beside the package of this project, wherever the command was typed.
  const folder = join(import.meta.dirname, '../packages/ui/src/theme/brands');
  const path = join(folder, `${name}.json`);
  const seeds = newBrand(name, values);
  if (existsSync(path)) throw new RangeError(`There is a brand "${name}" already: ${path}`);
  writeFileSync(path, `${JSON.stringify(seeds, null, 2)}\n`);
  const registry = join(folder, 'registry.ts');
  writeFileSync(registry, addToRegistry(readFileSync(registry, 'utf8'), name));
  console.log(`${path}\n
  See it     pnpm storybook, then the brand menu of the toolbar, or Brand / Studio to refine it
  Check it   pnpm check
  Picture it pnpm test:stories --filter matrix --update
  Use it     "brand": "${name}" in the configuration of the site`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
