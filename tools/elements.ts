import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildElements } from '../packages/embed/build.ts';
import { helpWhenAsked } from './lib/help.ts';
import { cache, root } from './lib/paths.ts';
import { runSuite } from './lib/playwright.ts';
import { run } from './lib/run.ts';
import { writePartnerConfig } from './prerender/partner-config.ts';

helpWhenAsked(`pnpm test:elements [SPEC …] [-g EMB-01] [--build]

  Builds the elements for pages of partners and tests them, and the frames of the site, in pages of another origin.
  SPEC     only specs whose path has it
  -g       only tests whose title has it
  --build  builds the site first, whose documents the frames show; it is built anyway where there is none
  Other arguments go to Playwright: playwright test --help`);

const args = process.argv.slice(2);
const dist = join(root, 'apps', 'web', 'dist');
if (args.includes('--build') || !existsSync(join(dist, 'embed.html'))) {
  const { code } = await run('node', ['tools/build.ts'], { output: 'inherit' });
  if (code !== 0) process.exit(code);
}

// A copy of the built site with the current elements. It contains no compressed files, because those would be outdated.
const site = join(cache, 'elements');
rmSync(site, { recursive: true, force: true });
cpSync(dist, site, {
  recursive: true,
  filter: (path) => !/\.(?:br|gz|zst)$/.test(path) && path !== join(dist, 'embed'),
});
await buildElements(join(site, 'embed'));
writePartnerConfig(site);

process.exitCode = await runSuite(
  {
    layer: 'elements',
    config: 'apps/partner-demo/playwright.config.ts',
    report: 'e2e-elements',
    env: { PARLOUR_ELEMENTS: site },
  },
  args.filter((arg) => arg !== '--build'),
);
