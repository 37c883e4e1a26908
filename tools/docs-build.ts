import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deadLinks } from './docs-site/dead-links.ts';
import { guidesOf } from './docs-site/guides.ts';
import { llmsText } from './docs-site/llms.ts';
import { visitSite } from './docs-site/visit.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { folderOf, publishedPackages } from './packaging/packages.ts';

helpWhenAsked(`pnpm docs:build [--storybook] [--base /docs/] [--out FOLDER] [--check]

  Builds the docs site: every guide, README and decision, searchable, and llms.txt. A link that leads nowhere fails it.
  --storybook  also builds Storybook into it, under storybook/; that takes minutes
  --base       its address on the host; default /
  --out        its folder; default dist/docs
  --check      opens it in a browser afterwards, and searches`);

const { values } = parseArgs({
  options: {
    storybook: { type: 'boolean', default: false },
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: join(root, 'dist', 'docs') },
    check: { type: 'boolean', default: false },
  },
});
const { base } = values;
const out = resolve(values.out);
if (!/^\/(?:[\w.-]+\/)*$/.test(base)) {
  console.error(`"${base}" is no address on a host. Write /docs/, with both slashes.`);
  process.exit(2);
}

rmSync(out, { recursive: true, force: true });
process.chdir(root);
process.env.PARLOUR_DOCS_BASE = base;
// It takes a second to load, which the help does not need.
const { build } = await import('vitepress');
await build(join(root, 'tools', 'docs-site'), { outDir: out });

const guides = guidesOf(root);
for (const { file } of [...guides.values()].flat()) {
  const copy = join(out, file);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(join(root, file), copy);
}
const packages = publishedPackages.map((one) => {
  const { name, description }: { name: string; description: string } = JSON.parse(
    readFileSync(join(folderOf(one), 'package.json'), 'utf8'),
  );
  return { name, description, readme: `packages/${one.name}/README.md` };
});
writeFileSync(join(out, 'llms.txt'), llmsText(guides, packages));

const storybook = join(out, 'storybook');
if (values.storybook) {
  const args = ['build', '--quiet', '-o', storybook];
  const { code } = await run('storybook', args, { output: 'inherit' });
  if (code !== 0) process.exit(code);
} else {
  mkdirSync(storybook, { recursive: true });
  writeFileSync(
    join(storybook, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Storybook</title>
<p>Storybook is not part of this build. <code>pnpm docs:build --storybook</code> adds it.</p>
</html>
`,
  );
}

const dead = deadLinks(out, base);
for (const line of dead) console.error(`✗ ${line}`);
if (dead.length > 0) process.exit(1);
if (values.check) await visitSite(out, base);
console.log(`The docs site is in ${out}`);
