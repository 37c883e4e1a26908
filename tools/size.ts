import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, brotliSize, closure, type Manifest, overspent } from './checks/bundle.ts';
import { agentStrays, centreBudgets, routeBudgets, wordsLimit } from './checks/centre-pages.ts';
import { namedByContent } from './checks/churn.ts';
import { checkCss } from './checks/css.ts';
import { firstFlight } from './checks/first-flight.ts';
import { homeCalls, uncalled } from './checks/home-calls.ts';
import { buildLibrary } from './checks/library.ts';
import { closingLine } from './lib/counts.ts';
import { furtherBrands } from './lib/further-brands.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { filesAddress, readFilesScript } from './prerender/files-script.ts';
import { drawnPaths, fileOf } from './prerender/paths.ts';

// Builds the site and holds bytes and styles of the result against the budgets
// (docs/decisions/005-budgets.md). Counts are exact: brotli at quality 11.

helpWhenAsked(`pnpm size

  Builds the site and compares it with its budgets: bytes of each page and sheet, what home
  loads and calls, what comes with the first round trip. Takes about a minute; ends with 1 when
  a budget is exceeded. Limits: tools/size.ts, why: docs/decisions/005-budgets.md. Takes no options.`);

const dist = join(root, 'apps', 'web', 'dist');
const page = (name: string) => `src/pages/${name}Page.tsx`;
const feature = (path: string) => `../../packages/features/src/${path}`;

const built = await run('node', ['tools/build.ts']);
if (built.code !== 0) {
  console.error(built.output);
  console.log(closingLine('bundle', { passed: 0, failed: 1 }));
  process.exit(1);
}

const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const bytes = (files: readonly string[]) =>
  files.reduce((total, file) => total + brotliSize(readFileSync(join(dist, file))), 0);

/** As the build has packed it. */
const packed = (file: string) => readFileSync(join(dist, `${file}.br`)).length;

/** The largest document of a page beside home. */
const heaviest = (language: string) =>
  Math.max(...drawnPaths.map((path) => (path === '/' ? 0 : packed(`${language}/${fileOf(path)}`))));

/** What a cold home page runs: the document's module with all it imports, and one language. */
const list = (filesAddress(readFileSync(join(dist, 'index.html'), 'utf8')) ?? '').slice(1);
const { firstPage } = readFilesScript(readFileSync(join(dist, list), 'utf8'));
const entries = Object.keys(manifest).filter(
  (key) => `/${manifest[key]?.file}` === firstPage.at(-1),
);
const home = closure(manifest, [...entries, feature('i18n/bn.first.ts')]);
/** What an entry adds to a page that is already there. */
const beyondHome = (keys: readonly string[]) =>
  closure(manifest, keys).js.filter((file) => !home.js.includes(file));

/** The reference backend as Storybook loads it. */
const sandbox = await buildLibrary(root, 'packages/sandbox/src/index.ts');

const allJs = globSync('assets/*.js', { cwd: dist });
const allCss = globSync('**/*.css', { cwd: dist });
const budgets: readonly Budget[] = [
  // docs/decisions/005. Of each brand it holds the name and the mark.
  { name: 'home, all JavaScript', limit: 103_000 + 200 * furtherBrands, actual: bytes(home.js) },
  // All styles of the first view; most of them are in the document already.
  { name: 'home, styles', limit: 14_000, actual: bytes(home.css) },
  // Once for all pages of a build, with what starts the first page: docs/decisions/040.
  { name: 'list of files', limit: 2_850, actual: bytes([list]) },
  // Drawn ahead, with the styles it needs: docs/decisions/027.
  { name: 'home, Bengali document', limit: 14_340, actual: packed('bn/index.html') },
  { name: 'home, English document', limit: 14_340, actual: packed('en/index.html') },
  // They say what their pages are about, in the same round trip.
  { name: 'other Bengali documents', limit: 14_340, actual: heaviest('bn') },
  { name: 'other English documents', limit: 14_340, actual: heaviest('en') },
  { name: 'login, added', limit: 31_800, actual: bytes(beyondHome([feature('login/index.ts')])) },
  {
    name: 'registration, added',
    limit: 52_100,
    actual: bytes(beyondHome([feature('register/index.ts')])),
  },
  { name: 'games page, added', limit: 11_300, actual: bytes(beyondHome([page('Electronic')])) },
  { name: 'game page, added', limit: 12_000, actual: bytes(beyondHome([page('Game')])) },
  ...centreBudgets({ manifest, home: home.js, bytes }),
  ...routeBudgets(
    { manifest, home: home.js, bytes },
    {
      'promotion page': page('Promotion'),
      'points mall': page('PointMall'),
      'points of a member': feature('member-points/index.ts'),
      'feedback page': feature('feedback/index.ts'),
      'lottery page': page('Lottery'),
      search: feature('search/index.ts'),
      'side services': feature('side-services/index.ts'),
    },
  ),
  // Pages of words and pictures.
  ...routeBudgets(
    { manifest, home: home.js, bytes },
    {
      'promotions page': page('Promotions'),
      'winners page': feature('winners/index.ts'),
      'VIP page': feature('vip/index.ts'),
      'notices page': page('Notices'),
      'help page': page('Help'),
      'texts of the operator': feature('posts/index.ts'),
      'partner page': feature('join/index.ts'),
      'app page': page('App'),
    },
    wordsLimit,
  ),
  {
    name: 'Bengali texts',
    limit: 14_450,
    actual: bytes(closure(manifest, [feature('i18n/bn.first.ts'), feature('i18n/bn.rest.ts')]).js),
  },
  {
    name: 'sandbox, all of it',
    limit: 122_000,
    actual: sandbox.files.reduce((sum, file) => sum + file.bytes, 0),
  },
  {
    // Nothing else is loaded again but the list of files: the check of names below.
    name: 'two lines in a page',
    limit: Math.floor(0.015 * bytes(allJs)),
    actual: bytes([manifest[page('Notices')]?.file ?? '', list]),
  },
  // Figures and charts come with the centres; nothing of them is part of home. Of each brand they hold the colours.
  { name: 'all styles', limit: 53_550 + 600 * furtherBrands, actual: bytes(allCss) },
];

const problems: string[] = overspent(budgets).map(
  ({ name, actual, limit }) => `${name}: ${actual} bytes are more than ${limit}`,
);
problems.push(...agentStrays(manifest, home.js));
for (const { name, actual, limit } of budgets) {
  console.log(`${name.padEnd(24)} ${String(actual).padStart(7)} of ${limit}`);
  if (actual === 0) problems.push(`${name}: nothing measured; has the entry moved?`);
}

for (const language of ['bn', 'en']) {
  const html = readFileSync(join(dist, language, 'index.html'), 'utf8');
  // Behind the page: its stylesheet, and the list of files.
  const [page = ''] = html.split('<link rel="stylesheet"');
  const arrived = firstFlight(readFileSync(join(dist, language, 'index.html.br')));
  const over = Buffer.byteLength(page) - arrived;
  console.log(`home in ${language}: ${-over} bytes besides the page in its first round trip`);
  if (over > 0) problems.push(`home in ${language}: ${over} bytes miss the first round trip`);
  const [head = ''] = html.split('</head>');
  if (/rel="?stylesheet/.test(head)) problems.push(`home in ${language} waits for a style sheet`);
}

/** Libraries that must not be part of a cold home page. */
const kept: Readonly<Record<string, RegExp>> = {
  'react-hook-form': /shouldUnregister|_formState/,
  'Radix Dialog': /DialogContent/,
  'crypto-js': /OpenSSL|CipherParams/,
};
const homeCode = new Map(home.js.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
for (const path of uncalled([...homeCode.values()], homeCalls)) {
  problems.push(`home carries ${path}, which is not in apps/web/home-calls.json`);
}
for (const [file, code] of homeCode) {
  for (const [library, sign] of Object.entries(kept)) {
    if (sign.test(code)) problems.push(`home loads ${library} in ${file}`);
  }
}

const texts = new Map(
  [...allJs, ...allCss]
    .filter((file) => file !== list)
    .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
);
// Compiled while it comes, and not when it is called: docs/decisions/040.
for (const address of firstPage) {
  if (!texts.get(address.slice(1))?.startsWith('//# allFunctionsCalledOnLoad\n')) {
    problems.push(`${address} of the first page does not ask to be compiled ahead`);
  }
}
for (const { file, names } of namedByContent(texts)) {
  problems.push(`${file} names ${names} by its content, and not by its key in the import map`);
}

for (const file of allCss) {
  for (const { kind, where } of checkCss(readFileSync(join(dist, file), 'utf8'))) {
    problems.push(`${file}: ${kind}: ${where}`);
  }
}

for (const name of sandbox.nodeModules) problems.push(`the sandbox needs ${name} in a browser`);

for (const problem of problems) console.error(`✗ ${problem}`);
const checks = budgets.length + 4 + allCss.length;
const failed = Math.min(problems.length, checks);
console.log(closingLine('bundle', { passed: checks - failed, failed: problems.length }));
process.exitCode = problems.length > 0 ? 1 : 0;
