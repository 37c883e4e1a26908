import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { cache, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { openConsumer } from './ui-package/browser.ts';
import { installConsumer } from './ui-package/install.ts';
import { publishProblems, typeProblems } from './ui-package/lint.ts';
import { pack } from './ui-package/pack.ts';

// Builds and packs the library as it would be published, and uses the tarball in another project (docs/decisions/019).

helpWhenAsked(`pnpm test:ui-package

  Builds and packs the component library as it would be published, and uses the tarball as others do. Takes no options.`);

const library = join(root, 'packages', 'ui');

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

/** Throws with every problem on its own line. */
function none(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function succeeds(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(output);
  return output;
}

async function tryTarball(tarball: string, project: string): Promise<void> {
  await check('publint has nothing to say', async () => none(await publishProblems(tarball)));
  await check('the types are not wrong', async () => none(await typeProblems(tarball)));
  await check('a strict project of its own compiles', async () => {
    await succeeds('tsc', ['-p', '.'], project);
  });
  await check('plain Node opens every subpath and renders to a string', async () => {
    const html = await succeeds('node', ['render.mjs'], project);
    // A label may have its text in a separate element.
    for (const part of [
      /data-component="button"/,
      />Ask</,
      /role="tab"/,
      /<label[^>]*>(?:<span>)?Name</,
    ]) {
      if (!part.test(html)) none([`${part} is not in ${html}`]);
    }
  });
  await openConsumer(project, check);
}

const tarball = await pack(library, join(cache, 'ui-package'));
const project = await installConsumer(tarball, library, join(root, 'tools/ui-package/consumer'));
try {
  await tryTarball(tarball, project);
} finally {
  rmSync(project, { recursive: true, force: true });
}
console.log(closingLine('ui package', { passed, failed }));
process.exitCode = failed > 0 ? 1 : 0;
