import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { padma, raat, shapla } from '../../packages/ui/src/theme/brands/registry.ts';
import { defineBrand } from '../../packages/ui/src/theme/define-brand.ts';
import { root } from './paths.ts';
import { sandboxArguments, siteAccent } from './sandbox-arguments.ts';

const html = readFileSync(join(root, 'apps/web/index.html'), 'utf8');
const ofSite = (config: string) =>
  html.replace(/(<script id="parlour-config"[^>]*>)[^<]*/, (_, start: string) => start + config);
const startOf = async (document: string) => sandboxArguments(4100, await siteAccent(document));
const plain = ['packages/sandbox/src/node/cli.ts', '--port', '4100'];

test("[BRD-01] npm start shows the scenes of home in the hue of the site's configured brand", async () => {
  for (const seeds of [raat, shapla]) {
    const accent = defineBrand(seeds).light['color-accent-fill'];
    expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    expect(await startOf(ofSite(`{ "merchant": "my-site", "brand": "${seeds.name}" }`))).toEqual([
      ...plain,
      '--accent',
      accent,
    ]);
  }
});

test('[BRD-01] the scenes are unchanged for the default brand, and for a site whose brand cannot be read', async () => {
  for (const config of ['{}', '{ "brand": "padma" }', '{ "brand": "toString" }', 'null', '{']) {
    expect(await startOf(ofSite(config))).toEqual(plain);
  }
  expect(await startOf('<!doctype html>')).toEqual(plain);
});

test('[BRD-01] an accent that does not change the scenes is not passed on', () => {
  const accentOfPadma = defineBrand(padma).light['color-accent-fill'];
  for (const accent of [accentOfPadma, '#0d5a55', '#777777', 'teal', undefined]) {
    expect(sandboxArguments(4100, accent)).toEqual(plain);
  }
  expect(sandboxArguments(4100, '#841b6e')).toEqual([...plain, '--accent', '#841b6e']);
});
