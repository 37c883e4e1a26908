import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserFlags, ensureShell } from './lib/browser.ts';
import { helpWhenAsked } from './lib/help.ts';
import { reports, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { serveSite } from './lib/serve-site.ts';
import { sheetOf } from './lib/sheet.ts';
import { addresses, languages, people, planShots, schemes, widths } from './shots/plan.ts';
import { takeShots } from './shots/take.ts';

// Makes a sheet of screenshots of the built site: run `pnpm shots`, then open reports/shots/index.html.

helpWhenAsked(`pnpm shots [--route /hot] [--width 360] [--scheme dark] [--language en] [--as member] [--build]

  Shots of the built site over the sandbox, as one page: reports/shots/index.html.
  Every option may stand several times; without it everything is shot.
  --route     any address of the site; by itself: ${addresses.length} of them
  --width     ${widths.join(', ')}
  --scheme    ${schemes.join(', ')}
  --language  ${languages.join(', ')}
  --as        ${people.join(', ')}
  --build     builds the site first
  --url       shoots a site that runs already`);

const many = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  options: {
    route: many,
    width: many,
    scheme: many,
    language: many,
    as: many,
    build: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
});

const plan = planShots(values);
const site = join(root, 'apps', 'web', 'dist');
if (!values.url && (values.build || !existsSync(join(site, 'index.html')))) {
  console.log('Building the site…');
  const { code } = await run('node', ['tools/build.ts'], { output: 'inherit' });
  if (code !== 0) process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const { url } = values.url === undefined ? await serveSite(site) : { url: values.url };
const folder = join(reports, 'shots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureShell(), args: [...browserFlags] });
let count = 0;
const taken = await takeShots(browser, url, folder, plan, ({ shot, problem }) => {
  count += 1;
  if (problem) console.log(`✗ ${shot.file}: ${problem}`);
  else if (count % 50 === 0) console.log(`${count} of ${plan.length}`);
});
await browser.close();
const file = join(folder, 'index.html');
const routes = [...new Set(taken.map(({ shot }) => shot.route))];
const title = `${taken.length} shots of ${routes.length} addresses`;
const sheet = routes.map((route) => ({
  title: route,
  pictures: taken
    .filter(({ shot }) => shot.route === route)
    .map(({ shot: { as, language, scheme, width, file }, problem }) => ({
      file,
      words: `${as}, ${language}, ${scheme}, ${width} px`,
      problem,
    })),
}));
writeFileSync(file, sheetOf(title, sheet));
console.log(`${taken.length} shots: ${file}`);
process.exit();
