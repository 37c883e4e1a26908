import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawnPaths } from '../drawn-paths.ts';
import { expect, gateIf, siteFolder, test } from './fixtures.ts';

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** The element that moved, with its old and new place. */
interface Source {
  readonly node?: Element | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Records every layout shift that no press caused, with the elements that moved. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts_: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: Source[] = Reflect.get(entry, 'sources') ?? [];
        const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
        shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          what: sources.map(({ node, previousRect, currentRect }) => {
            const name = node?.outerHTML?.slice(0, 160) ?? node?.textContent ?? '';
            return `${at(previousRect)} -> ${at(currentRect)}: ${name}`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts_'));
}

/**
 * Loads our fonts before the first text, as on a system that has them installed. A font that has to be downloaded moves
 * the texts of the header by a few pixels.
 */
async function installFaces(page: Page): Promise<void> {
  const assets = join(siteFolder, 'assets');
  const faces = readdirSync(assets).flatMap((file) => {
    const [, script, weight] =
      /^noto-sans-(bengali-bengali|latin)-(400|700).*\.woff2$/.exec(file) ?? [];
    if (!script || !weight) return [];
    const family = script === 'latin' ? 'Noto Sans' : 'Noto Sans Bengali';
    const data = readFileSync(join(assets, file)).toString('base64');
    return [{ family, weight: weight === '400' ? '400 500' : '600 700', data }];
  });
  expect(faces).toHaveLength(4);
  await page.addInitScript((all) => {
    for (const { family, weight, data } of all) {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes.buffer, { weight }));
    }
  }, faces);
}

/** Waits until the page has loaded and every layout shift is reported. */
async function settled(page: Page, rest: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await rest();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await rest();
}

/** Addresses without an own document, among them pages that only the browser renders. */
const others = ['/rng?page=live', '/rng?page=fish', '/promoDetail?id=1', '/nowhere'];

/** One page of each kind; the others consist of the same parts. */
const often = ['/', '/rng', '/nowhere'];

for (const path of [...drawnPaths, ...others]) {
  test(`[A11-01] [LAY-01] nothing on ${path} moves while it loads${gateIf(often.includes(path))}`, async ({
    page,
    rest,
  }) => {
    await installFaces(page);
    const shifts = await watchShifts(page);
    await page.goto(path);
    await settled(page, rest);
    const seen = await shifts();
    const sum = seen.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(seen, null, 1)).toBe(0);
  });
}
