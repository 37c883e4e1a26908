import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { helpWhenAsked } from './lib/help.ts';
import './bench/fixture/bench.ts';
import { median } from './bench/home/pairs.ts';
import { peers } from './bench/peers.ts';
import { browserFlags, ensureBrowser } from './lib/browser.ts';
import { root } from './lib/paths.ts';

// Compares our components with well-known peers: processor time of the page's main thread, as ratios of pairs that are
// taken one after the other in one browser. Below 1, ours takes less. It only prints numbers and never fails: times
// vary with the machine, and on a noisy machine the ratios do too (docs/decisions/020-counts-of-running-components.md).

helpWhenAsked(`pnpm bench:ui [WORD]

  Our components beside well-known peers: processor time of the page's main thread, as ratios.
  WORD   times only what has it in its name: pnpm bench:ui games`);

const rounds = 7;

const configFile = join(root, 'tools', 'bench', 'vite.config.ts');
await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...browserFlags],
});

/** Seconds of the main thread that one benchmark takes on a fresh page. */
async function time(side: string, name: string): Promise<number> {
  const page = await newPage(browser);
  await page.goto(`${url}?${new URLSearchParams({ side, name })}`);
  await page.waitForFunction(() => window.bench !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  await page.evaluate(() => window.bench?.());
  const after = await spent();
  await page.context().close();
  return after - before;
}

async function newPage(from: Browser) {
  const context = await from.newContext({ viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

const shown = (ratio: number) => ratio.toFixed(2).padStart(8);

console.log(`${''.padEnd(24)}${'peer'.padEnd(16)}   ratio   least    most`);
const wanted = process.argv[2] ?? '';
for (const [name, peer] of peers.filter(([name]) => name.includes(wanted))) {
  // The first pair fills the caches and does not count.
  await time('parlour', name);
  await time(peer, name);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The two sides take turns to run first.
    const first = round % 2 === 0 ? 'parlour' : peer;
    const one = await time(first, name);
    const other = await time(first === peer ? 'parlour' : peer, name);
    ratios.push(first === peer ? other / one : one / other);
  }
  const cells = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map(shown);
  console.log(`${name.padEnd(24)}${peer.padEnd(16)}${cells.join('')}`);
}
await browser.close();
await server.close();
