import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { buildOurs, buildStatic, buildTextbook, folders, isBuilt } from './bench/home/builds.ts';
import { nextPages, nextVisits, tableOfNext } from './bench/home/next-visit.ts';
import { inTurn, type Round, type Side, sides } from './bench/home/pairs.ts';
import { tableOf } from './bench/home/table.ts';
import { visit, type Wish } from './bench/home/visit.ts';
import { tableOfPairs, visitPairs } from './bench/home/with-and-without.ts';
import { browserFlags, browserVersion, ensureBrowser } from './lib/browser.ts';
import { helpWhenAsked } from './lib/help.ts';
import { type Server, serveSite } from './lib/serve-site.ts';

// Compares our home page with a static page of the same content and a textbook build, in one browser, as ratios of
// visits that are taken one after the other (tools/bench/home/README.md). It only prints numbers and never fails: times
// vary with the machine, and on a noisy machine the ratios do too (docs/decisions/020-counts-of-running-components.md).

helpWhenAsked(`pnpm bench [--built] [--rounds 15] [--look DIR] [--without DIR] [--next]

  Our home page beside a static page of the same content and a textbook build, in one browser, as ratios.
  --built    the site as it was built last; else it is built first
  --rounds   pairs of visits, 7 by itself; fewer say little
  --look     a folder for a picture of each page
  --without  another build of the site, in its place beside ours: what an optimisation brings (docs/decisions/044)
  --next     only the next visit of a tab, with and without answers in the session storage (docs/decisions/027)`);

const { values } = parseArgs({
  options: {
    built: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
    look: { type: 'string' },
    without: { type: 'string' },
    next: { type: 'boolean', default: false },
  },
});
const rounds = Math.max(1, Math.trunc(Number(values.rounds)) || 7);

/** Selector of the part that appears last. Only scripts fetch the vendors, after everything else. */
const lastOf: Readonly<Record<Side, string>> = {
  ours: '[data-component="vendor-carousel"]',
  static: '[data-component="site-footer"]',
  textbook: '[data-component="vendor-carousel"]',
};

const executablePath = ensureBrowser();
if (!values.built || !isBuilt()) await buildOurs();
if (!values.without && !values.next) await buildTextbook();
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
const servers = new Map<Side, Server>();
try {
  if (values.without) {
    const pair = { with: folders.ours, without: resolve(values.without) };
    console.log(tableOfPairs(await visitPairs(browser, pair, rounds)));
  } else {
    if (!values.next) await compare();
    await compareNext();
  }
} finally {
  await browser.close();
  for (const { close } of servers.values()) close();
}

async function compare(): Promise<void> {
  await buildStatic(browser);
  for (const side of sides) servers.set(side, await serveSite(folders[side]));
  const visitOf = (side: Side, pace: Wish['pace'], look?: Wish['look']) => {
    const url = servers.get(side)?.url ?? '';
    return visit(browser, { url, pace, last: lastOf[side], ...(look && { look }) });
  };

  // The first visits fill the caches of the servers and of this machine, so they do not count.
  const { look } = values;
  if (look) mkdirSync(look, { recursive: true });
  for (const side of sides) {
    await visitOf(side, 'machine', async (page) => {
      if (look) await page.screenshot({ path: join(look, `${side}.png`), fullPage: true });
    });
  }

  const lcp: Round[] = [];
  const script: Round[] = [];
  const longTasks: Round[] = [];
  const largest = { ours: '', static: '', textbook: '' };
  for (let round = 0; round < rounds; round += 1) {
    const seen = { ours: 0, static: 0, textbook: 0 };
    const spent = { ...seen };
    const long = { ...seen };
    for (const side of inTurn(sides, round)) {
      const felt = await visitOf(side, 'phone');
      seen[side] = felt.lcp;
      largest[side] = felt.largest;
      const quick = await visitOf(side, 'machine');
      spent[side] = quick.script;
      long[side] = quick.longTasks;
    }
    lcp.push(seen);
    script.push(spent);
    longTasks.push(long);
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  console.log(`${browserVersion(executablePath)}, ${rounds} rounds\n`);
  console.log(tableOf({ lcp, script, longTasks, largest }));
}

/** The next visit of a tab on a phone: with the answers of SPECIFICATION §3 in the session storage, and without. */
async function compareNext(): Promise<void> {
  const server = servers.get('ours') ?? (await serveSite(folders.ours));
  servers.set('ours', server);
  console.log('\nnext visit of a tab, phone: with and without kept answers');
  for (const page of nextPages) {
    console.log(tableOfNext(page, await nextVisits(browser, server, page, rounds)));
  }
}
