import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpWhenAsked } from '../lib/help.ts';
import { root } from '../lib/paths.ts';
import { addToRegistry, choices, newBrand } from './new-brand.ts';

// pnpm brand:new: writes a complete brand that passes every check, and prints its choices.

const usage = `pnpm brand:new <name> [options]

  Writes a complete brand that passes every check, and says what it chose.
  --accent "#7a1fa2"   buttons, links, what is chosen: any CSS colour; else a hue by the name
  --neutral "#7a1fa2"  the tint of pages and text: any CSS colour, held to a tint; else a trace of the accent
  --radius 0           corner of the smallest box, 0 to 12 px; else 4 to 7 by the name
  --title "Meghna"     the name as shown in English
  --bn "মেঘনা"           the name as shown in Bengali
  --digits bengali     ০–৯ while the page speaks Bengali; else 0–9
  --grouping lakh      12,34,567; else 1,234,567`;

helpWhenAsked(usage);

const options = {
  accent: { type: 'string' },
  neutral: { type: 'string' },
  radius: { type: 'string' },
  title: { type: 'string' },
  bn: { type: 'string' },
  digits: { type: 'string' },
  grouping: { type: 'string' },
} as const;

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new RangeError(usage);
  const { radius } = values;
  if (radius !== undefined && !/^\d+(?:\.\d+)?$/.test(radius)) {
    throw new RangeError(`Radius "${radius}" is no number of px.`);
  }
  const asked = { ...values, radius: radius === undefined ? undefined : Number(radius) };
  const seeds = newBrand(name, asked);
  // Relative to this project, not to the folder in which the command was typed.
  const folder = join(root, 'packages/ui/src/theme/brands');
  const path = join(folder, `${name}.json`);
  if (existsSync(path)) throw new RangeError(`There is a brand "${name}" already: ${path}`);
  writeFileSync(path, `${JSON.stringify(seeds, null, 2)}\n`);
  const registry = join(folder, 'registry.ts');
  writeFileSync(registry, addToRegistry(readFileSync(registry, 'utf8'), name));
  console.log(`${path}\n
${choices(seeds, asked)
  .map((line) => `  ${line}`)
  .join('\n')}\n
  See it     pnpm storybook, then the brand menu of the toolbar, or Brand / Studio to refine it
  Check it   pnpm check
  Picture it pnpm test:stories --filter matrix --update; its pictures are compared from then on
  Use it     "brand": "${name}" in the configuration of the site`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
