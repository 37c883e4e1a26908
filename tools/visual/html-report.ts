import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportDir } from './compare.ts';

/** One picture that is not what it was, with whatever of the three there is. */
export interface Difference {
  readonly mode: string;
  readonly story: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly difference: string | undefined;
}

/** Every picture left in `reports/visual` by the last run; addresses are relative to that folder. */
export function differences(root: string, modes: readonly string[]): readonly Difference[] {
  return modes.flatMap((mode) => {
    const dir = reportDir(root, mode);
    if (!existsSync(dir)) return [];
    const files = readdirSync(dir);
    const stories = new Set(
      files.map((file) => file.replace(/\.(?:expected|actual|diff)\.webp$/, '')),
    );
    const part = (story: string, name: string) =>
      files.includes(`${story}.${name}.webp`) ? `${mode}/${story}.${name}.webp` : undefined;
    return [...stories].sort().map((story) => ({
      mode,
      story,
      before: part(story, 'expected'),
      after: part(story, 'actual'),
      difference: part(story, 'diff'),
    }));
  });
}

/**
 * Writes `reports/visual/index.html`: before, after and difference of every
 * picture that changed, new ones last. Returns its path, or undefined when
 * nothing changed. It needs no server and no script.
 */
export function writeReport(root: string, modes: readonly string[]): string | undefined {
  const file = join(root, 'reports/visual/index.html');
  const found = differences(root, modes);
  if (found.length === 0) {
    rmSync(file, { force: true });
    return undefined;
  }
  writeFileSync(file, page(found));
  return file;
}

function page(found: readonly Difference[]): string {
  const changed = found.filter(({ before }) => before !== undefined);
  const fresh = found.filter(({ before }) => before === undefined);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that changed</title>
<style>
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; background: #f3f4f4; color: #1d2424 }
  article { margin-block: 24px; padding: 16px; background: #fff; border-radius: 8px }
  h2 { margin: 0 0 8px; font-size: 16px }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
  figure { margin: 0 } figcaption { color: #566 }
  img { max-inline-size: 100%; border: 1px solid #d5dada; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0/16px 16px }
</style>
<h1>${changed.length} changed, ${fresh.length} without a picture before</h1>
<p>Wanted? <code>pnpm test:stories --filter &lt;story&gt; --update</code>, then commit the new baselines.</p>
${[...changed, ...fresh].map(article).join('\n')}
</html>
`;
}

function article({ mode, story, before, after, difference }: Difference): string {
  const id = `${mode}/${story}`;
  const shot = (title: string, file: string | undefined) =>
    `<figure><figcaption>${title}</figcaption>${
      file === undefined
        ? 'none'
        : `<a href="${file}"><img loading="lazy" src="${file}" alt="${title}: ${id}"></a>`
    }</figure>`;
  return `<article id="${id}"><h2>${id}</h2><div>${shot('Before', before)}${shot('After', after)}${shot('Difference', difference)}</div></article>`;
}
