import { expect, type Page } from '@playwright/test';
import type { Finding } from './judge.ts';
import { windowsOver } from './look.ts';

/** A page, and how it comes to rest. */
interface Visit {
  readonly page: Page;
  readonly rest: () => Promise<void>;
}

/** A control that is covered or moves away is a finding, not a wait. */
export const patience = 30_000;

/** At rest: answers are there, skeletons are gone. */
export async function settle({ page, rest }: Visit): Promise<readonly Finding[]> {
  await rest();
  const busy = page.locator('[aria-busy="true"]:visible');
  if ((await busy.count()) === 0) return [];
  try {
    await expect(busy).toHaveCount(0, { timeout: patience });
  } catch {
    const [what = ''] = await busy.evaluateAll((all) => all.map((one) => one.outerHTML));
    return [{ rule: 'never ready', what: what.slice(0, 160) }];
  }
  await rest();
  return [];
}

/** At rest where an address leads: a page of a centre is a window over the page, and its code comes first. */
export async function arrive(walk: Visit, address: string): Promise<readonly Finding[]> {
  const { page } = walk;
  const unready = await settle(walk);
  const { searchParams } = new URL(address, page.url());
  const centre = ['member', 'agent'].find((name) => searchParams.has(name));
  if (centre === undefined) return unready;
  if (new URL(page.url()).searchParams.get(centre) !== searchParams.get(centre))
    return [...unready, { rule: 'leads elsewhere', what: page.url() }];
  try {
    await expect.poll(() => windowsOver(page), { timeout: patience }).toBeGreaterThan(0);
  } catch {
    return [...unready, { rule: 'no window', what: page.url() }];
  }
  return [...unready, ...(await settle(walk))];
}

/** What says that it opens something has done so, or has led elsewhere: its code may come first. */
export async function opened(
  { page }: Visit,
  selector: string,
  url: string,
  before: number,
): Promise<readonly Finding[]> {
  if ((await page.locator(`${selector}[aria-haspopup]`).count()) === 0) return [];
  const isDone = async () => page.url() !== url || (await windowsOver(page)) > before;
  try {
    await expect.poll(isDone, { timeout: patience }).toBe(true);
    return [];
  } catch {
    return [{ rule: 'opens nothing', what: '' }];
  }
}
