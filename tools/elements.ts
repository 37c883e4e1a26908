import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildElements } from '../packages/embed/build.ts';
import { helpWhenAsked } from './lib/help.ts';
import { cache } from './lib/paths.ts';
import { runSuite } from './lib/playwright.ts';
import { writePartnerConfig } from './prerender/partner-config.ts';

helpWhenAsked(`pnpm test:elements [SPEC …] [-g EMB-01]

  Builds the elements for pages of partners and tests them in pages of another origin.
  SPEC   only specs whose path has it
  -g     only tests whose title has it
  Other arguments go to Playwright: playwright test --help`);

// A site with nothing but its elements: they need no other file of it.
const site = join(cache, 'elements');
rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
writeFileSync(
  join(site, 'index.html'),
  '<script id="parlour-config" type="application/json">{}</script>',
);
writePartnerConfig(site);
await buildElements(join(site, 'embed'));

process.exitCode = await runSuite(
  {
    layer: 'elements',
    config: 'apps/partner-demo/playwright.config.ts',
    report: 'e2e-elements',
    env: { PARLOUR_ELEMENTS: site },
  },
  process.argv.slice(2),
);
