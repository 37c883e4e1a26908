import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closingLine } from './lib/counts.ts';
import { furtherBrands } from './lib/further-brands.ts';
import { helpWhenAsked } from './lib/help.ts';
import { cache, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { runsAtLoad } from './ui-package/at-load.ts';
import { openConsumer } from './ui-package/browser.ts';
import {
  type ExportWeight,
  exportsOfPackage,
  growth,
  tableOf,
  weighExports,
} from './ui-package/bytes.ts';
import { installConsumer } from './ui-package/install.ts';
import { publishProblems, typeProblems } from './ui-package/lint.ts';
import { pack } from './ui-package/pack.ts';
import { wrongSheets } from './ui-package/shipped.ts';
import { weigh } from './ui-package/weigh.ts';

// Builds and packs the library as it would be published, and uses the tarball
// as others do: docs/decisions/019.

helpWhenAsked(`pnpm test:ui-package [--update]

  Builds and packs the component library as it would be published, uses the tarball as others do and
  weighs every export.
  --update   writes packages/ui/api/bytes.txt and at-load.txt anew, to be read before they are committed`);

const update = process.argv.includes('--update');
const library = join(root, 'packages', 'ui');
const bytesFile = join(library, 'api', 'bytes.txt');
const atLoadFile = join(library, 'api', 'at-load.txt');

/** Brotli bytes of a small site's parts, React not counted. */
const smallSite = {
  code: [
    "export { Button } from '@parlour/ui';",
    "export { Field } from '@parlour/ui/forms';",
    "export { Dialog, Tabs } from '@parlour/ui/overlays';",
  ].join('\n'),
  js: 22_000,
  css: 6_000,
};

let passed = 0;
let failed = 0;

async function check(name: string, test: () => Promise<void>): Promise<void> {
  try {
    await test();
    passed += 1;
    console.log(`✓ ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Fails with every problem on a line of its own. */
function none(problems: readonly string[], advice = ''): void {
  if (problems.length > 0) throw new Error([...problems, advice].filter(Boolean).join('\n'));
}

async function succeeds(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(output);
  return output;
}

const advice = 'If it is meant: pnpm test:ui-package --update, read the difference, commit it.';

async function tryTarball(tarball: string, project: string): Promise<void> {
  await check('publint has nothing to say', async () => none(await publishProblems(tarball)));
  await check('the types are not wrong', async () => none(await typeProblems(tarball)));
  await check('a strict project of its own compiles', async () => {
    await succeeds('tsc', ['-p', '.'], project);
  });
  await check('plain Node opens every subpath and renders to a string', async () => {
    const html = await succeeds('node', ['render.mjs'], project);
    for (const part of ['data-component="button"', '>Ask</span>', 'role="tab"', '>Name</label>']) {
      if (!html.includes(part)) none([`${part} is not in ${html}`]);
    }
  });
  await openConsumer(project, check);
  await check('Vite ships the styles of what is used, and no others', async () => {
    none(await wrongSheets(project));
  });
}

async function weighTarball(project: string): Promise<void> {
  const exports = exportsOfPackage(project);
  await check('importing a subpath and using nothing costs 0 bytes', async () => {
    for (const subpath of exports.keys()) {
      const { js, css } = await weigh(project, `import '${subpath}';`);
      const expected = subpath.endsWith('/styles') ? css : 0;
      if (js + css !== expected) none([`${subpath}: ${js} bytes of JavaScript, ${css} of styles`]);
    }
  });
  await check('Button, Dialog, Tabs and Field stay small', async () => {
    const { js, css } = await weigh(project, smallSite.code);
    console.log(
      `  ${js} of ${smallSite.js} bytes of JavaScript, ${css} of ${smallSite.css} of styles`,
    );
    if (js > smallSite.js || css > smallSite.css || css === 0) none(['The budget does not hold.']);
  });
  await check('nothing new runs when the library is loaded', async () => {
    const today = await runsAtLoad(project, exports);
    if (update) await writeFile(atLoadFile, today);
    const reviewed = (await readFile(atLoadFile, 'utf8')).split('\n');
    none(
      today.split('\n').filter((line) => !reviewed.includes(line)),
      advice,
    );
  });
  let weights: readonly ExportWeight[] = [];
  await check('every export brings only what it needs', async () => {
    weights = await weighExports(project);
    console.log(`  ${weights.length} exports`);
    none(weights.flatMap(({ name, strangers }) => strangers.map((part) => `${name}: ${part}`)));
  });
  await check('no export has grown unseen', async () => {
    if (update) await writeFile(bytesFile, tableOf(weights));
    none(growth(await readFile(bytesFile, 'utf8'), weights, furtherBrands), advice);
  });
}

const tarball = await pack(library, join(cache, 'ui-package'));
const project = await installConsumer(tarball, library, join(root, 'tools/ui-package/consumer'));
try {
  await tryTarball(tarball, project);
  await weighTarball(project);
} finally {
  rmSync(project, { recursive: true, force: true });
}
console.log(closingLine('ui package', { passed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
