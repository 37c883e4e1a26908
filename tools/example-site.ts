import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { helpWhenAsked } from './lib/help.ts';
import { cache, root } from './lib/paths.ts';
import { runSuite } from './lib/playwright.ts';
import { run } from './lib/run.ts';
import { serveSite } from './lib/serve-site.ts';

// Proves "Own parts without a fork" (BRD-02): builds the example of a team and uses its site beside the brand Padma.

helpWhenAsked(`pnpm test:example [-g LAY-01] [--build]

  Builds examples/meghna, puts its brand and Padma onto two hosts of this one build, and uses both sites at 1440 and
  360 px.
  --build  builds it also where the last build is newer than its sources
  Other arguments go to Playwright: playwright test --help`);

const args = process.argv.slice(2);
const example = join(root, 'examples', 'meghna');
const built = join(cache, 'example-built');
const site = join(cache, 'example-site');

if (args.includes('--build') || isOld()) {
  await succeeds(['tools/build.ts', '--site', join(example, 'parlour.config.ts'), '--out', built]);
}
// A copy, so that the build stays as it was.
rmSync(site, { recursive: true, force: true });
cpSync(built, site, { recursive: true });
const brandFile: unknown = JSON.parse(readFileSync(join(example, 'brand.json'), 'utf8'));
const table = join(cache, 'example-sites.json');
const hosts = { 'meghna.localhost': { brandFile }, 'padma.localhost': { brand: 'padma' } };
writeFileSync(table, JSON.stringify({ hosts }));
await succeeds(['tools/site-configure.ts', site, table]);

const server = await serveSite(site);
process.exitCode = await runSuite(
  {
    layer: 'example site',
    config: 'tools/example/playwright.config.ts',
    report: 'e2e-example',
    env: { PARLOUR_EXAMPLE: server.url },
  },
  args.filter((arg) => arg !== '--build'),
);
server.close();

/** Whether a source is newer than the last build. */
function isOld(): boolean {
  const last = join(built, 'index.html');
  if (!existsSync(last)) return true;
  const since = statSync(last).mtimeMs;
  return globSync('{packages,apps,examples}/**/*.{ts,tsx,json,html}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  }).some((file) => statSync(join(root, file)).mtimeMs > since);
}

async function succeeds(command: readonly string[]): Promise<void> {
  const { code, output } = await run('node', command, { cwd: root });
  if (code !== 0) throw new Error(`node ${command.join(' ')}\n${output}`);
}
