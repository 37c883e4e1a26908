import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { elements } from '../../../packages/embed/src/registry.ts';
import { expect, type Origins, test } from './fixtures.ts';

/**
 * Rough limit for the download of a partner page, in kB of gzip. It reveals a library that was added by mistake
 * (docs/decisions/052).
 */
const limit = 60;
const mostOfScript = 3;

/** How far (kB) the table of the guide may differ from the measured size before it must be updated. */
const nearEnough = 3;

const guide = join(import.meta.dirname, '../../../docs/embedding.md');
const table = /(?<=<!-- weights -->\n)[\s\S]*?(?=<!-- \/weights -->)/;

/** Writes a table as the formatter wants it. The first row holds the headings. */
function tableOf([headings = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, place) =>
    Math.max(heading.length, ...rows.map((row) => row[place]?.length ?? 0)),
  );
  const lines = [headings, widths.map((width) => '-'.repeat(width)), ...rows];
  const padded = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0));
  return lines.map((row) => `| ${padded(row).join(' | ')} |\n`).join('');
}

/** Records each script of the site that a page downloads, with its size in kB of gzip. */
function weigh(page: Page, { site }: Origins): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  page.on('response', async (answer) => {
    const { pathname, origin } = new URL(answer.url());
    // What a frame loads belongs to its own document, and does not block the page around it.
    const isOfPage = answer.frame() === page.mainFrame();
    if (!isOfPage || origin !== site || !pathname.endsWith('.js')) return;
    weights.set(pathname, gzipSync(await answer.body(), { level: 9 }).length / 1000);
  });
  return weights;
}

const sum = (weights: Iterable<number>) => [...weights].reduce((all, one) => all + one, 0);

test(`[EMB-01] [EMB-02] each element is below ${limit} kB, and the guide has its size`, async ({
  context,
  origins,
  servers,
}, { config }) => {
  const found = new Map<string, number>();
  for (const { tag } of elements) {
    const page = await context.newPage();
    const weights = weigh(page, origins);
    servers.show({
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><script type="module" src="${origins.site}/embed/1/parlour.js"></script><${tag} loading="eager"></${tag}>`,
    });
    await page.goto(origins.partner);
    await page.waitForLoadState('networkidle');
    expect(weights.get('/embed/1/parlour.js')).toBeLessThan(mostOfScript);
    found.set(tag, sum(weights.values()));
    await page.close();
  }
  expect([...found].filter(([, weight]) => weight > limit)).toEqual([]);

  const text = readFileSync(guide, 'utf8');
  if (['all', 'changed'].includes(config.updateSnapshots)) {
    const rows = [...found].map(([tag, weight]) => [`\`<${tag}>\``, `${Math.round(weight)} kB`]);
    writeFileSync(guide, text.replace(table, tableOf([['element', 'script'], ...rows])));
    return;
  }
  const said = new Map(
    [...(text.match(table)?.[0] ?? '').matchAll(/<(parlour-\w+)>`\s*\|\s*(\d+) kB/g)].map(
      ([, tag = '', weight]) => [tag, Number(weight)],
    ),
  );
  expect([...said.keys()]).toEqual([...found.keys()]);
  for (const [tag, weight] of found) {
    expect(Math.abs(weight - (said.get(tag) ?? 0)), tag).toBeLessThan(nearEnough);
  }
});
